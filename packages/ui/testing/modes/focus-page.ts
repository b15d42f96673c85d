import { nextFrame } from './settle.ts'

const mostFrames = 300

/**
 * Gives the story's page the focus, as in the window that somebody works in: without it nothing matches `:focus-visible`, so
 * that no ring is drawn.
 */
export async function focusPage(): Promise<void> {
  window.focus()
  for (let frame = 0; frame < mostFrames && !document.hasFocus(); frame++) await nextFrame()
  if (!document.hasFocus()) throw new Error('The page of the story has no focus, so no ring of the focus can be seen')
}
