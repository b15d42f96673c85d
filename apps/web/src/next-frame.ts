/** The longest wait for a frame, in milliseconds: a page in the background draws none. */
const longestWait = 100

/** Resolves once the next frame is drawn: what was pressed shows that before long work begins. */
export function nextFrame(): Promise<void> {
  return new Promise((drawn) => {
    setTimeout(drawn, longestWait)
    requestAnimationFrame(() => setTimeout(drawn))
  })
}
