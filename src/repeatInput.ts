import type { EarlyInput } from './head'

/**
 * The way to do once more what was done on the page before React had it, as the controls say now; `undefined` where
 * nothing was. By then React may have put back what it knows.
 */
export function repeating({ used, pressed }: EarlyInput): (() => Promise<void>) | undefined {
  if (used.size === 0 && !pressed) return undefined
  const steps = [...[...used].map(useOf), () => pressed?.click()]
  return async () => {
    for (const step of steps) {
      step()
      // What a choice brings is drawn first: where it is another address, in a task of its own.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
}

/** The way to have a control say once more what it says now, so that React hears of it. */
function useOf(control: EventTarget): () => void {
  if (control instanceof HTMLSelectElement) return selecting(control)
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) return checking(control)
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return writing(control)
  return () => {}
}

function selecting(control: HTMLSelectElement): () => void {
  const { value } = control
  return () => {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function checking(control: HTMLInputElement): () => void {
  const { type, checked } = control
  return () => {
    // It has been left for another one.
    if (type === 'radio' && !checked) return
    control.checked = !checked
    control.click()
  }
}

function writing(control: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value, selectionStart, selectionEnd } = control
  return () => {
    // A field that has taken it up by itself says so, and an input method may be at work there.
    if (control.value === value && control.defaultValue === value) return
    control.value = ''
    // React hears of what is set, and not of this.
    control.setRangeText(value)
    if (document.activeElement === control) control.setSelectionRange(selectionStart, selectionEnd)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
