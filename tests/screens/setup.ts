import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Only a failure takes that long: a busy machine takes a while to load a screen's chunk.
configure({ asyncUtilTimeout: 120_000 })

afterEach(cleanup)

// jsdom has no layout: scrolling is a request it cannot carry out.
window.scrollTo = vi.fn()
window.matchMedia = (media) => ({
  ...new EventTarget(),
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})
Element.prototype.scrollIntoView = vi.fn()
// Nor does it know dialogs over a page.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
