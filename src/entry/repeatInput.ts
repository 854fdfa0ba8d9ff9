import { whenIdle } from '../ui/parts/whenIdle'
import type { EarlyInput } from './head'

/**
 * Returns a function that repeats input made before hydration, with the values that the controls have now; `undefined` if
 * there was none. By the time it runs, React may have reset the controls.
 */
export function repeating({ used, pressed }: EarlyInput): (() => Promise<void>) | undefined {
  if (used.size === 0 && !pressed) return undefined
  const steps = [...[...used].map(useOf), () => pressed?.click()]
  return async () => {
    for (const step of steps) {
      step()
      // Lets React render each change first; a change of the address takes tasks of its own.
      await whenIdle()
    }
  }
}

/** Returns a function that dispatches the control's present value to React again. */
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
    // Another radio button was chosen afterwards.
    if (type === 'radio' && !checked) return
    control.checked = !checked
    control.click()
  }
}

function writing(control: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value, selectionStart, selectionEnd } = control
  return () => {
    // React already has this value, and an input method may be active in the field.
    if (control.value === value && control.defaultValue === value) return
    control.value = ''
    // React notices an assigned `value`, but not this call.
    control.setRangeText(value)
    if (document.activeElement === control) control.setSelectionRange(selectionStart, selectionEnd)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
