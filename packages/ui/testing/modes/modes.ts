/** Rules that axe checks: all, or only those that a mode can affect in a page fully checked elsewhere. */
export type AxeScope = 'everything' | 'colours' | 'words' | 'layout'

/** A combination of language, theme and other settings in which the page is tested. */
export interface Mode {
  name: string
  locale: 'vi' | 'en'
  theme: 'light' | 'dark'
  axe: AxeScope
  /** The browser's media features. */
  emulate?: { contrast?: 'more'; forcedColors?: 'active'; reducedMotion?: 'reduce' }
  /** Width of the page in px; default 1200. */
  width?: number
  /** Font size relative to the browser's default, in percent. */
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
 * Every story is checked in each of these modes. axe checks all rules once per layout. In the other modes it checks
 * only affected rules: those about names and roles don't depend on colours, and those about colours don't depend on
 * texts. In forced colours the system chooses text and background colours, which computed styles don't show, so
 * contrast isn't checked.
 */
export const modes: readonly Mode[] = [
  ...[viLight, viDark, enLight, enDark, highContrast],
  ...[forcedColors, narrow, largeText, reducedMotion],
]

/** A story is mounted and played in the first mode, then switched to the others without remounting. */
export interface Mount {
  /** The name of the Vitest project. */
  name: string
  looks: readonly [Mode, ...Mode[]]
}

/**
 * Screenshots are taken before any switch. Reduced motion is mounted separately, because animations started by scripts
 * can only be found before they are ended for the first screenshot.
 */
export const mounts: readonly Mount[] = [
  { name: 'vi-light', looks: [viLight, viDark, highContrast, forcedColors, narrow] },
  { name: 'en-dark', looks: [enDark, enLight, largeText] },
]

/** Of the full ring, beside the usual ones. */
export const fullMounts: readonly Mount[] = [...mounts, { name: 'reduced-motion', looks: [reducedMotion] }]

/**
 * Screens use components that are tested in every mode, and each opens a database. They are checked only in the two
 * screenshot modes and where layouts tend to break.
 */
export const screenMounts: readonly Mount[] = [{ name: 'vi-light', looks: [viLight, narrow] }]

/** Of the full ring, beside the usual one. */
export const fullScreenMounts: readonly Mount[] = [...screenMounts, { name: 'en-dark', looks: [enDark, largeText] }]

/**
 * The long form mounts each mode separately, which also finds components that read media features only when mounting.
 */
export const singleMounts = (of: readonly Mount[]): Mount[] =>
  of.flatMap(({ looks }) => looks.map((mode): Mount => ({ name: mode.name, looks: [mode] })))
