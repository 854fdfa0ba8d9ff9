import { ANSWER, nameOf } from '../../tools/oracle'
import { deal } from '../../tools/seed'
import { Listener } from './listener'
import { expect, test } from './test'

test('Whoever only hears the game wins it by description, distance and direction', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  const listener = await Listener.at(page)
  const heard = await listener.play()
  expect(heard.length, 'the hints were needed').toBeGreaterThan(1)
  expect(heard.length).toBeLessThanOrEqual(6)
  expect(heard.at(-1)).toBe(`${ANSWER}, correct, found in ${heard.length} guesses`)
  for (const said of heard.slice(0, -1))
    expect(said).toMatch(/^[\w ]+, [\d,]+ kilometres, [a-z-]+, \d+ percent, \d guesses left$/)
  expect((await listener.hear()).filter(({ isFocused }) => isFocused).at(-1)?.name).toBe('Congratulations!')
})

for (const target of ['TH', 'PL'] as const) {
  test(`Whoever only hears a practice round for ${target} wins it`, async ({ page, player }) => {
    await deal(page, target)
    await player.open('/practice')
    const heard = await (await Listener.at(page)).play()
    expect(heard.at(-1)).toMatch(new RegExp(`^${nameOf(target)}, correct`))
  })
}
