import fc from 'fast-check'
import { histories } from './commands'
import { Judge } from './judge'
import { Session, type Wrong } from './session'

/** That every history ends as it ought to, with two tabs from the start. */
export function propertyOf(wrong?: Wrong) {
  return fc.asyncProperty(histories, async (commands) => {
    await fc.asyncModelRun(() => {
      const real = new Session(wrong)
      real.open(0)
      real.open(1)
      return { model: new Judge(real), real }
    }, commands)
  })
}
