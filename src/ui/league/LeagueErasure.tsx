import { useState } from 'react'
import { useLocale } from '../words/LocaleContext'

/** Erases a league, after a question. */
export function LeagueErasure({ onErase }: { readonly onErase: () => void }) {
  const { say } = useLocale()
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <div className="league-ways">
        <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
          {say('league.eraseAll')}
        </button>
      </div>
    )
  return (
    <div className="league-ways" role="group" aria-label={say('league.eraseAll')}>
      <p className="league-text">{say('league.question')}</p>
      <button type="button" className="button" onClick={onErase}>
        {say('backup.erase')}
      </button>
      <button
        type="button"
        className="button button-quiet"
        // biome-ignore lint/a11y/noAutofocus: the question has just replaced the button that had the focus
        autoFocus
        onClick={() => setAsking(false)}
      >
        {say('backup.keep')}
      </button>
    </div>
  )
}
