/** How a day was played; one that is in no history was not. */
export type Fate = 'won' | 'lost' | 'begun' | 'late'

/**
 * The streaks of a history by the rules, a day at a time: each is a text with a letter for each of its days, W for one that
 * was won and R for one that a rest day covers. Imports nothing of `src/machines`.
 */
export function streaksByHand(fates: ReadonlyMap<string, Fate>, today: string) {
  const dates = [...fates.keys(), today].sort()
  const ends = [...dates].reverse()[0] as string
  const covered: string[] = []
  const all: string[] = ['']
  let [streak, current] = ['', '']
  for (let date = dates[0] as string; date <= ends; date = next(date)) {
    const fate = fates.get(date)
    const isOpen = date === today && fate !== 'won' && fate !== 'lost'
    const isMissed = fate === undefined || fate === 'late'
    if (isOpen) {
      current = streak
      streak = ''
      continue
    }
    if (fate === 'won') {
      streak += 'W'
      all.push(streak)
    } else if (isMissed && date < today && !streak.endsWith('R') && stockAfter(streak) > 0) {
      streak += 'R'
      covered.push(date)
    } else streak = ''
    if (date === today) current = streak
  }
  const longest = all.map(lengthOf).sort((a, b) => b.wins - a.wins || a.restDays - b.restDays)[0]
  return { current: { ...lengthOf(current), inStock: stockAfter(current) }, longest, covered }
}

function stockAfter(streak: string): number {
  let [stock, wins] = [0, 0]
  for (const letter of streak) {
    if (letter === 'R') stock -= 1
    else wins += 1
    if (letter === 'W' && wins % 7 === 0 && stock < 2) stock += 1
  }
  return stock
}

/** A rest day is in a streak once a day behind it was won. */
function lengthOf(streak: string) {
  const inner = streak.replace(/R$/, '')
  return { wins: inner.replaceAll('R', '').length, restDays: inner.replaceAll('W', '').length }
}

function next(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
}
