/** Ends the task under way, in the browser: what waits, such as a press or the next frame, comes first. */
export async function nextTask(): Promise<void> {
  if (!import.meta.env.SSR) await new Promise((next) => setTimeout(next))
}
