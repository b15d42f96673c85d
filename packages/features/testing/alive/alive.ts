import { expect, waitFor } from 'storybook/test'
import type { AliveParameters } from './alive-parameters.ts'
import type { StorySite } from './story-site.ts'

/**
 * The parameters of stories that talk to the server: `parameters: alive({ as: 'customer@chonoi.test', at: '/cart' })`. By default
 * a visitor at the start page. Everything is said: Storybook adds a story's parameters to those of its file.
 */
export const alive = (asked: Partial<AliveParameters> = {}, layout: 'padded' | 'fullscreen' = 'padded') => {
  const api: AliveParameters = { as: null, at: '/', before: null, network: null, ...asked }
  return { layout, api }
}

/** The words of the story's language, for its `play`. */
export const wordsOf = (loaded: Record<string, unknown>) => (loaded.site as StorySite).i18n.t

/** What the story's `before` found, for its `render`. */
export const arrangedFor = <Found>(loaded: Record<string, unknown>) => (loaded.site as StorySite).arranged as Found

/** Waits until something that opens is there to be seen. */
export async function expectSeen(found: Promise<HTMLElement>): Promise<void> {
  const element = await found
  await waitFor(() => expect(element).toBeVisible())
}

/** Waits until a form's summary of what is wrong has the focus. */
export const focusedSummary = (): Promise<HTMLElement> =>
  waitFor(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused.role !== 'alert') throw new Error('No summary has the focus.')
    return focused
  })
