import Sprint from './Sprint'

/** Page of a race: a sprint that says how a friend joins. */
export default function Race() {
  return <Sprint page="race" />
}
