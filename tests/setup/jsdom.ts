import '@testing-library/jest-dom'
import { TextEncoder } from 'node:util'

// jsdom lacks it, and React's renderer to HTML asks for it.
globalThis.TextEncoder ??= TextEncoder

// jsdom lays nothing out: no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Nothing stands anywhere.
document.elementFromPoint ??= () => null

// It neither knows nor supports any style.
globalThis.CSS = { supports: () => false } as unknown as typeof CSS

// jsdom has <dialog> but not its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
