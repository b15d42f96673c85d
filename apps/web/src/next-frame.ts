/** Maximum wait for a frame in milliseconds, since a background page draws none. */
const maxWait = 100

/** Resolves after the next paint, so that a press shows before long work begins. */
export function nextFrame(): Promise<void> {
  return new Promise((drawn) => {
    setTimeout(drawn, maxWait)
    requestAnimationFrame(() => setTimeout(drawn))
  })
}
