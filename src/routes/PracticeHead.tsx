import { PageHead } from '../ui/PageHead'

/** What practice is called, the same before and after it has started. */
export function PracticeHead() {
  return (
    <PageHead
      title="Practice Mode · The World Outline Game"
      description="Endless practice: name one random country after another from its outline."
    />
  )
}
