/** How a day was played; one that is in no history was not. */
export type Fate = 'won' | 'lost' | 'begun' | 'late'

/**
 * The streaks of a history by the rules, a day at a time: each is a text with a letter for each of its days, W for one that
 * was won, L for one that was lost and R for one that a rest day covers. Imports nothing of `src/machines`.
 */
export function streaksByHand(fates: ReadonlyMap<string, Fate>, today: string) {
  const dates = [...fates.keys(), today].sort()
  const ends = [...dates].reverse()[0] as string
  const covered: string[] = []
  const all: string[] = ['']
  let [streak, current] = ['', '']
  for (let date = dates[0] as string; date <= ends; date = next(date)) {
    const letter = LETTERS[fates.get(date) ?? 'begun']
    if (date === today && letter === '') {
      current = streak
      streak = ''
      continue
    }
    if (letter !== '') {
      streak += letter
      all.push(streak)
    } else if (date < today && !streak.endsWith('R') && stockAfter(streak) > 0) {
      streak += 'R'
      covered.push(date)
    } else streak = ''
    if (date === today) current = streak
  }
  const longest = all.map(figuresOf).sort((a, b) => b.days - a.days || a.restDays - b.restDays)[0]
  return { current: { ...figuresOf(current), inStock: stockAfter(current) }, longest, covered }
}

/** Letters of the days that count; a day that was left open, or played later, is like one that was not played. */
const LETTERS: Readonly<Record<Fate, string>> = { won: 'W', lost: 'L', begun: '', late: '' }

function stockAfter(streak: string): number {
  let [stock, days] = [0, 0]
  for (const letter of streak) {
    if (letter === 'R') stock -= 1
    else days += 1
    if (letter !== 'R' && days % 7 === 0 && stock < 2) stock += 1
  }
  return stock
}

/** A rest day is in a streak once a day behind it was finished. */
function figuresOf(streak: string) {
  const inner = streak.replace(/R$/, '')
  const count = (letters: RegExp) => inner.match(letters)?.length ?? 0
  return { days: count(/[WL]/g), won: count(/W/g), restDays: count(/R/g) }
}

function next(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
}
