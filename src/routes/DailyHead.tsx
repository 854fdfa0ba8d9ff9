import { PageHead } from '../ui/PageHead'

/** What the daily puzzle is called, the same before and after it has started. */
export function DailyHead() {
  return (
    <PageHead
      title="Daily Puzzle · The World Outline Game"
      description="Today’s country outline, the same for everybody. Six guesses, each answered with a distance, an arrow and a proximity."
    />
  )
}
