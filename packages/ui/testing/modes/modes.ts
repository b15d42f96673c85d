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

const vi = { locale: 'vi', theme: 'light' } as const
const en = { locale: 'en', theme: 'dark' } as const

const viLight: Mode = { ...vi, name: 'vi-light', axe: 'everything' }
const viDark: Mode = { ...vi, name: 'vi-dark', theme: 'dark', axe: 'colours' }
const enLight: Mode = { ...en, name: 'en-light', theme: 'light', axe: 'words' }
const enDark: Mode = { ...en, name: 'en-dark', axe: 'colours' }
const highContrast: Mode = { ...vi, name: 'high-contrast', axe: 'colours', emulate: { contrast: 'more' } }
const narrow: Mode = { ...vi, name: 'narrow', axe: 'everything', width: 320 }
const largeText: Mode = { ...en, name: 'large-text', theme: 'light', axe: 'layout', textScale: 200 }
const forcedColors: Mode = {
  ...{ ...vi, name: 'forced-colors', theme: 'dark', axe: 'layout' },
  emulate: { forcedColors: 'active' },
}
const reducedMotion: Mode = { ...en, name: 'reduced-motion', axe: 'layout', emulate: { reducedMotion: 'reduce' } }

/**
 * Every story is checked in each of these. axe checks everything once per layout, and in the other modes only what those can
 * change: its rules about names and roles read markup that a colour doesn't touch, and its rules about colours don't read words.
 * In forced colours the system chooses text and background together, which computed styles don't tell, so contrast isn't checked
 * there.
 */
export const modes: readonly Mode[] = [
  ...[viLight, viDark, enLight, enDark, highContrast],
  ...[forcedColors, narrow, largeText, reducedMotion],
]

/** A story is mounted and played in the first mode, then switched to the others as it stands. */
export interface Mount {
  /** The name of the Vitest project. */
  name: string
  looks: readonly [Mode, ...Mode[]]
}

/**
 * One mount and one play per language and layout. Reduced motion comes first in its mount: an animation that a script starts is
 * only seen before animations are ended for the first screenshot.
 */
export const mounts: readonly Mount[] = [
  { name: 'vi-light', looks: [viLight, viDark, highContrast, forcedColors] },
  { name: 'en-dark', looks: [reducedMotion, enDark, enLight] },
  { name: 'narrow', looks: [narrow] },
  { name: 'large-text', looks: [largeText] },
]

/**
 * Whole screens stand on components that were seen in every mode, and open a database each: they are checked in the two modes
 * of the screenshots and where a layout breaks.
 */
export const screenMounts: readonly Mount[] = [
  { name: 'vi-light', looks: [viLight, narrow] },
  { name: 'en-dark', looks: [enDark, largeText] },
]

/** The long form: a mount of its own for each mode, which also finds a component that reads a media feature only when mounting. */
export const singleMounts = (of: readonly Mount[]): Mount[] =>
  of.flatMap(({ looks }) => looks.map((mode): Mount => ({ name: mode.name, looks: [mode] })))
