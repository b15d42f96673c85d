import { createPausableTimers } from './pausable-timers.ts'
import { actionDuration, maxToasts, type NewToast, type Toast, toastDurations } from './toast-model.ts'

export interface ToastQueue {
  /** Shows a toast and returns its id. */
  add: (toast: NewToast) => string
  /** Replaces a toast in place, e.g. a loading one by its result. Adds a new one when it is gone. */
  replace: (id: string, toast: NewToast) => void
  dismiss: (id: string) => void
  clear: () => void
  /** Pauses all timers, e.g. while the pointer hovers over a toast. */
  pause: () => void
  resume: () => void
  /** The toasts, newest last. Returns the same array until something changes. */
  getToasts: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
}

/**
 * Starts a toast's timer with the frame that shows it: busy pages render it late, hidden pages only when visible again.
 */
function whenShown(begin: () => void) {
  if (typeof requestAnimationFrame === 'undefined') begin()
  else requestAnimationFrame(begin)
}

function fromNew(id: string, { type = 'blank', title, message, action, duration }: NewToast): Toast {
  const usual = action ? actionDuration : toastDurations[type]
  return { id, type, title, message, action, createdAt: Date.now(), duration: duration ?? usual }
}

/** A queue of toasts, filled from anywhere and shown by one region. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = []
  let created = 0
  const listeners = new Set<() => void>()
  const timers = createPausableTimers()

  function change(next: readonly Toast[]) {
    toasts = next
    // With no toast left to hover over, nothing would end the pause.
    if (next.length === 0) timers.resume()
    for (const listener of listeners) listener()
  }

  function dismiss(id: string) {
    timers.cancel(id)
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
  }

  /** Shows the given toasts and starts the timer of the new one. */
  function show(next: readonly Toast[], added: Toast) {
    change(next)
    if (added.duration <= 0) return
    whenShown(() => {
      if (toasts.includes(added)) timers.start(added.id, added.duration, () => dismiss(added.id))
    })
  }

  function put(added: Toast) {
    const kept = [...toasts, added]
    for (const dropped of kept.slice(0, -maxToasts)) timers.cancel(dropped.id)
    show(kept.slice(-maxToasts), added)
  }

  return {
    add(toast) {
      created += 1
      const id = `toast-${created}`
      put(fromNew(id, toast))
      return id
    },
    replace(id, toast) {
      timers.cancel(id)
      const outcome = fromNew(id, toast)
      if (!toasts.some((shown) => shown.id === id)) return put(outcome)
      const next = toasts.map((shown) => (shown.id === id ? outcome : shown))
      show(next, outcome)
    },
    dismiss,
    clear() {
      for (const toast of toasts) timers.cancel(toast.id)
      change([])
    },
    pause: timers.pause,
    resume: timers.resume,
    getToasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The application's toast queue. */
export const toastQueue: ToastQueue = createToastQueue()
