type Props = {
  readonly text: string
  /** Saves the picture; `undefined`, until the picture can be made, disables the button. */
  readonly onPress?: () => void
}

/** A button that saves the picture of a result. */
export function PictureButton({ text, onPress }: Props) {
  return (
    <button type="button" className="button button-quiet" disabled={onPress === undefined} onClick={onPress}>
      <svg className="button-icon" viewBox="0 0 18 18" aria-hidden="true">
        <path d="M2 3.5h14v11H2zM2 12l4-4 4 4 2.5-2.5L16 13M12.5 6.5h.01" />
      </svg>
      <span className="button-text">{text}</span>
    </button>
  )
}
