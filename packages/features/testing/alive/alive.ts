import { expect, waitFor } from 'storybook/test'
import type { AliveParameters } from './alive-parameters.ts'
import type { StorySite } from './story-site.ts'

/**
 * Returns the parameters of stories that talk to the server: `parameters: alive({ as: 'customer@chonoi.test', at:
 * '/cart' })`. Defaults to a visitor at the start page. Sets every parameter, because Storybook merges a story's
 * parameters into those of its file.
 */
export const alive = (asked: Partial<AliveParameters> = {}, layout: 'padded' | 'fullscreen' = 'padded') => {
  const api: AliveParameters = { as: null, at: '/', before: null, network: null, ...asked }
  return { layout, api }
}

/** Returns the texts of the story's language, for its `play`. */
export const wordsOf = (loaded: Record<string, unknown>) => (loaded.site as StorySite).i18n.t

/** Returns the result of the story's `before`, for its `render`. */
export const arrangedFor = <Found>(loaded: Record<string, unknown>) => (loaded.site as StorySite).arranged as Found

/** Waits until an opening element is visible. */
export async function expectSeen(found: Promise<HTMLElement>): Promise<void> {
  const element = await found
  await waitFor(() => expect(element).toBeVisible())
}

/** Waits until a form knows what its fields depend on, and returns the button that sends it. */
export async function expectReady(button: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  return button
}

/** Waits until a form's error summary has the focus. */
export const focusedSummary = (): Promise<HTMLElement> =>
  waitFor(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused.role !== 'alert') throw new Error('No summary has the focus.')
    return focused
  })
