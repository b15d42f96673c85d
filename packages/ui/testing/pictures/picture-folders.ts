import { join } from 'node:path'

/** The packages whose stories have pictures. */
export const picturedPackages = ['ui', 'features'] as const
export type PicturedPackage = (typeof picturedPackages)[number]

/** Where a package keeps its stories and its pictures. */
export function foldersOf(name: PicturedPackage) {
  const root = join(import.meta.dirname, '../../..', name)
  return {
    root,
    source: join(root, 'src'),
    pictures: join(root, 'pictures'),
    /** Before, now and the difference, where a comparison failed. */
    differences: join(root, '.vitest/pictures'),
  }
}

/** Of the package whose stories run: its vitest.config.ts names it to Storybook. */
export function foldersOfRun() {
  const name = picturedPackages.find((one) => one === process.env.STORYBOOK_PACKAGE)
  if (!name) throw new Error(`STORYBOOK_PACKAGE is none of ${picturedPackages.join(', ')}`)
  return foldersOf(name)
}
