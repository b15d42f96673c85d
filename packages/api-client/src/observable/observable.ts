/** A value outside React that components can subscribe to; fits useSyncExternalStore. */
export interface Observable<Value> {
  /** The same object until something changes. */
  getSnapshot(): Value
  subscribe(onChange: () => void): () => void
}

export interface WritableObservable<Value> extends Observable<Value> {
  set(value: Value): void
}

export function observable<Value>(initial: Value): WritableObservable<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => current,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    set(value) {
      if (Object.is(current, value)) return
      current = value
      for (const onChange of listeners) onChange()
    },
  }
}
