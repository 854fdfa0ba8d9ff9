/**
 * A function that is made while the tests are collected; where it cannot be made, it throws that once it is called. So
 * whatever goes wrong fails the tests, and not their file, which would count as none.
 */
export function made<Inputs extends unknown[], Result>(
  make: () => (...inputs: Inputs) => Result,
): (...inputs: Inputs) => Result {
  try {
    return make()
  } catch (error) {
    return () => {
      throw error
    }
  }
}
