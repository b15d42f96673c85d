const browsers = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Cốc Cốc', /coc_coc_browser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

const firstIn = (kinds: readonly (readonly [string, RegExp])[], userAgent: string) =>
  kinds.find(([, mark]) => mark.test(userAgent))?.[0]

/** The browser's name, empty when it isn't known. */
export const browserName = (userAgent: string): string => firstIn(browsers, userAgent) ?? ''

/** The operating system's name, empty when it isn't known. */
export const osName = (userAgent: string): string => firstIn(systems, userAgent) ?? ''

/** A name by which people tell their browsers apart: "Chrome, Android". */
export const deviceName = (userAgent: string): string =>
  [browserName(userAgent), osName(userAgent)].filter(Boolean).join(', ')
