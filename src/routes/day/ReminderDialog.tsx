import { useState } from 'react'
import { type DailyDeck, dailies } from '../../machines/schedule/dailies'
import { reminderFileOf } from '../../machines/transfer/reminder'
import { Dialog } from '../../ui/dialogs/Dialog'
import { Button } from '../../ui/parts/Button'
import { Field } from '../../ui/parts/Field'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'

type Props = { readonly deck: DailyDeck; readonly onClose: () => void }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Dialog that saves a daily reminder of a deck's puzzle as a file for the calendar of the device. */
export function ReminderDialog({ deck, onClose }: Props) {
  const { now, seed, localDate, localMidnight, addressOf, saveFile } = useBrowser()
  const { say, time } = useLocale()
  const [hour, choose] = useState(8)
  const { page, heading } = dailies[deck]
  const save = () => {
    const text = reminderFileOf({
      title: `${say(heading)} · ${say('landing.heading')}`,
      address: addressOf(page),
      hour,
      next: { date: localDate(), minutes: localMidnight() },
      at: now(),
      seed: seed(),
    })
    saveFile('world-outline-reminder.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    onClose()
  }
  return (
    <Dialog title={say('today.remind')} onClose={onClose}>
      <p>{say('reminder.text')}</p>
      <Field name={say('reminder.hour')}>
        <select value={hour} onChange={({ target }) => choose(Number(target.value))}>
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {time(each * 60)}
            </option>
          ))}
        </select>
      </Field>
      <p>
        <Button onClick={save}>{say('class.saveFile')}</Button>
      </p>
    </Dialog>
  )
}
