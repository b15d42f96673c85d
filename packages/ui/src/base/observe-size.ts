/** Watches the size of elements. Does nothing where there is no layout to watch, as in jsdom. */
export function observeSize(elements: Iterable<Element>, callback: ResizeObserverCallback): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(callback)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
