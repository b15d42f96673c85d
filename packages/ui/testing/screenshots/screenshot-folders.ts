import { join } from 'node:path'

/** The packages whose stories have screenshots. */
export const screenshotPackages = ['ui', 'features'] as const
export type ScreenshotPackage = (typeof screenshotPackages)[number]

/** Returns where a package keeps its stories and screenshots. */
export function foldersOf(name: ScreenshotPackage) {
  const root = join(import.meta.dirname, '../../..', name)
  return {
    root,
    source: join(root, 'src'),
    screenshots: join(root, 'screenshots'),
    /** Before, now and the difference, where a comparison failed. */
    differences: join(root, '.vitest/screenshots'),
  }
}

/** Returns the folders of the package whose stories run: its vitest.config.ts names it to Storybook. */
export function foldersOfRun() {
  const name = screenshotPackages.find((one) => one === process.env.STORYBOOK_PACKAGE)
  if (!name) throw new Error(`STORYBOOK_PACKAGE is none of ${screenshotPackages.join(', ')}`)
  return foldersOf(name)
}
