/** What axe looks for: everything, or only what a mode can change in a page that was checked in full elsewhere. */
export type AxeScope = 'everything' | 'colours' | 'words' | 'layout'

/** One way in which a person may see the page. */
export interface Mode {
  name: string
  locale: 'vi' | 'en'
  theme: 'light' | 'dark'
  axe: AxeScope
  /** The browser's media features. */
  emulate?: { contrast?: 'more'; forcedColors?: 'active'; reducedMotion?: 'reduce' }
  /** Width of the page in px; default 1200. */
  width?: number
  /** Size of text against the browser's default, in percent. */
  textScale?: number
}

/**
 * Every story is mounted, played and checked in each of these. axe looks at everything once per layout, and in the other modes
 * at what those can change: its rules about names and roles read markup that a colour doesn't touch, and its rules about
 * colours don't read words. In forced colours the system chooses text and ground together, which computed styles don't tell,
 * so no contrast is reckoned there.
 */
export const modes: readonly Mode[] = [
  { name: 'vi-light', locale: 'vi', theme: 'light', axe: 'everything' },
  { name: 'vi-dark', locale: 'vi', theme: 'dark', axe: 'colours' },
  { name: 'en-light', locale: 'en', theme: 'light', axe: 'words' },
  { name: 'en-dark', locale: 'en', theme: 'dark', axe: 'colours' },
  { name: 'high-contrast', locale: 'vi', theme: 'light', axe: 'colours', emulate: { contrast: 'more' } },
  { name: 'forced-colors', locale: 'vi', theme: 'dark', axe: 'layout', emulate: { forcedColors: 'active' } },
  { name: 'narrow', locale: 'vi', theme: 'light', axe: 'everything', width: 320 },
  { name: 'large-text', locale: 'en', theme: 'light', axe: 'layout', textScale: 200 },
  { name: 'reduced-motion', locale: 'en', theme: 'dark', axe: 'layout', emulate: { reducedMotion: 'reduce' } },
]

const ofScreens = ['vi-light', 'en-dark', 'narrow', 'large-text']

/**
 * Whole screens stand on components that were seen in every mode, and open a database each: they are looked at in the two
 * modes of the pictures and where a layout breaks.
 */
export const screenModes: readonly Mode[] = modes.filter(({ name }) => ofScreens.includes(name))
