/**
 * Whether a screen's story shows a state that all screens put together of the same parts: skeletons, empty and error states,
 * which have pictures in the kit. Those of screens would be a tenth of all bytes. Every other check of the story stays.
 */
export const isCommonState = (storyId: string): boolean =>
  /^features-.*--(loading|out-of-reach|no-permission|not-found|nothing-found)$/.test(storyId)

/** Names a story in one of the two screenshot modes, and its place in the page. */
export interface ScreenshotRequest {
  mode: string
  /** Storybook's id: `actions-button--default`. */
  story: string
  /** The story's box in the page, CSS px. */
  box: { x: number; y: number; width: number; height: number }
  /** Whether the time to load is over, so that no other look follows. */
  isLast: boolean
}

/** The result of comparing or accepting a screenshot. */
export interface ScreenshotAnswer {
  outcome: 'same' | 'different' | 'missing' | 'accepted'
  /** Describes the difference. */
  message?: string
  /** Whether a retry may help: something may still have been loading. */
  mayTryAgain?: boolean
}

/** Light in Vietnamese and dark in English: together they cover all texts and colours. */
export const screenshotModes: readonly string[] = ['vi-light', 'en-dark']

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareScreenshot: (request: ScreenshotRequest) => Promise<ScreenshotAnswer>
  }
}
