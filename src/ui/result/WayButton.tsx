import type { ComponentProps } from 'react'

/** Icons of the ways, in a box of 18×18 units. */
const ICONS = {
  picture: 'M2 3.5h14v11H2zM2 12l4-4 4 4 2.5-2.5L16 13M12.5 6.5h.01',
  send: 'M2 9 16 3l-5 13-2.5-5.5zM16 3 8.5 10.5',
  sheet: 'M5 7H3v9h12V7h-2M9 11V2M5.5 5 9 1.5 12.5 5',
}

type Props = ComponentProps<'button'> & { readonly icon: keyof typeof ICONS; readonly text: string }

/** Button with an icon and words: a way to save or to send a result. */
export function WayButton({ icon, text, className = 'button button-quiet', ...props }: Props) {
  return (
    <button type="button" className={className} {...props}>
      <svg className="button-icon" viewBox="0 0 18 18" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      <span className="button-text">{text}</span>
    </button>
  )
}
