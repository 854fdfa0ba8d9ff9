import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { writeRound } from '../../src/machines/journal/storedRound'
import type { DailyDeck } from '../../src/machines/schedule/dailies'
import { targetOf } from '../../src/machines/schedule/dailies'
import type { UtcDate } from '../../src/machines/schedule/day'
import { calendarIn, textIn, valueIn } from '../machines/calendarReader'
import { memoryStore } from '../machines/memoryStore'
import { dayOf } from '../machines/rounds'
import { fakeBrowser, renderApp } from './renderApp'

/** The end of a deck's day, in a language. */
async function endOf(deck: DailyDeck, path: string, lang = 'en', date: UtcDate = '2026-11-21') {
  const store = memoryStore()
  const target = targetOf({ deck, date })
  writeRound(store, { ...dayOf(date, target, [target]), puzzle: { kind: 'daily', deck, date } })
  const saveFile = vi.fn<(name: string, content: Blob) => void>()
  const { user } = await renderApp(path, fakeBrowser({ store, saveFile }), lang)
  return { user, saveFile }
}

const button = (name: string) => screen.findByRole('button', { name })

describe('the reminder at the end of a day', () => {
  it.each([
    ['en', 'twenty', 'Remind me', 'Every day at', 'Save a file', 'Daily Puzzle'],
    ['de', 'twenty', 'Erinnere mich', 'Jeden Tag um', 'In Datei sichern', 'Tagesrätsel'],
    ['ja', 'twenty', 'リマインダー', '毎日の時刻', 'ファイルを保存', 'デイリーパズル'],
    ['ar', 'twenty', 'ذكّرني', 'كل يوم في الساعة', 'حفظ في ملف', 'اللغز اليومي'],
    ['en', 'world', 'Remind me', 'Every day at', 'Save a file', 'World Daily'],
  ] as const)('in %s of the %s is a file for the calendar with the hour that was chosen', async (...row) => {
    const [lang, deck, remind, label, save, title] = row
    const page = deck === 'world' ? 'world' : 'daily'
    const { user, saveFile } = await endOf(deck, `/${page}`, lang)
    await user.click(await button(remind))
    await user.selectOptions(await screen.findByLabelText(label), '19')
    await user.click(await button(save))
    expect(screen.queryByRole('dialog')).toBeNull()
    const [[name, content] = []] = saveFile.mock.calls
    expect(name).toBe('world-outline-reminder.ics')
    expect(content?.type).toBe('text/calendar;charset=utf-8')
    const [event] = calendarIn(new Uint8Array((await content?.arrayBuffer()) ?? [])).parts
    expect(event && textIn(event, 'SUMMARY')).toBe(`${title} · The World Outline Game`)
    expect(event && valueIn(event, 'DTSTART')).toBe('20261122T190000')
    expect(event && valueIn(event, 'URL')).toBe(`https://example.org/${page}`)
  })

  it('is neither offered while the day is open nor for a day that is past', async () => {
    const offered = () => screen.queryByRole('button', { name: 'Remind me' })
    await renderApp('/daily')
    await screen.findByRole('combobox')
    expect(offered()).toBeNull()
    cleanup()
    await endOf('twenty', '/atlas/album?day=2026-11-20', 'en', '2026-11-20')
    await screen.findByText('Streak 1')
    expect(offered()).toBeNull()
  })
})
