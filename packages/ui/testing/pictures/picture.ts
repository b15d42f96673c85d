/** What a picture is taken of: a story as one of the two picture modes shows it. */
export interface PictureRequest {
  mode: string
  /** Storybook's id: `actions-button--default`. */
  story: string
  /** Where the story stands in the page, CSS px. */
  box: { x: number; y: number; width: number; height: number }
}

/** What came of a picture. */
export interface PictureAnswer {
  /** Other renderers draw other pixels: there is nothing to compare with (docs/decisions/0011). */
  outcome: 'same' | 'different' | 'missing' | 'accepted' | 'not compared'
  /** In words, where it isn't as it was. */
  message?: string
  /** Whether one more try may help: something may still have been on its way. */
  mayTryAgain?: boolean
}

/** Light in Vietnamese and dark in English: together they hold every word and every colour. */
export const pictureModes: readonly string[] = ['vi-light', 'en-dark']

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (request: PictureRequest) => Promise<PictureAnswer>
  }
}
