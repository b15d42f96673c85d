/** Yields to the browser, so that pending input or the next frame comes first. */
export async function nextTask(): Promise<void> {
  if (!import.meta.env.SSR) await new Promise((next) => setTimeout(next))
}
