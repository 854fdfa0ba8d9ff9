import { useDeferredValue } from 'react'

/** Has a screen reader read out a text, after the frame that shows what it tells of. */
export function Announcement({ text }: { readonly text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useDeferredValue(text)}
    </p>
  )
}
