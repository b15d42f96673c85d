/** What somebody did with the box before the list was there. */
export interface EarlyUse {
  /** How it opens: with no option marked, or the first or the last one. */
  opens: 'unmarked' | 'first' | 'last' | null
  /** Whether the marked option is chosen. */
  isEntered: boolean
}
export const noEarlyUse: EarlyUse = { opens: null, isEntered: false }
