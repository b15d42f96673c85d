import { createPausableTimers } from './pausable-timers.ts'
import { maxToasts, type NewToast, type Toast, toastDurations } from './toast-model.ts'

export interface ToastQueue {
  /** Shows a toast and returns its id. */
  add: (toast: NewToast) => string
  /** Turns a toast into another in its place: a loading one into its outcome. Adds it when it has gone meanwhile. */
  replace: (id: string, toast: NewToast) => void
  dismiss: (id: string) => void
  clear: () => void
  /** Holds all timers, e.g. while the pointer rests on a toast. */
  pause: () => void
  resume: () => void
  /** The newest last. The same array until something changes. */
  getToasts: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
}

/** A toast's time begins with the frame that shows it: a busy page draws it late, a hidden one not before somebody looks. */
function whenShown(begin: () => void) {
  if (typeof requestAnimationFrame === 'undefined') begin()
  else requestAnimationFrame(begin)
}

const fromNew = (id: string, { type = 'blank', title, message, duration = toastDurations[type] }: NewToast): Toast => ({
  id,
  type,
  title,
  message,
  createdAt: Date.now(),
  duration,
})

/** A list of toasts that anything may add to and one region shows. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = []
  let created = 0
  const listeners = new Set<() => void>()
  const timers = createPausableTimers()

  function change(next: readonly Toast[]) {
    toasts = next
    // Nothing left on screen to rest a pointer on, so nothing would end the pause.
    if (next.length === 0) timers.resume()
    for (const listener of listeners) listener()
  }

  function dismiss(id: string) {
    timers.cancel(id)
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
  }

  /** Shows the toasts of a list, of which this one is new. */
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

/** The application's toasts. */
export const toastQueue: ToastQueue = createToastQueue()
