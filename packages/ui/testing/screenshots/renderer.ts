import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { foldersOfRun } from './screenshot-folders.ts'

const fileOfRun = () => join(foldersOfRun().screenshots, 'renderer.json')

/** The browser and system that rendered the screenshots. Only informative. */
export interface Renderer {
  platform: string
  /** Chromium's major version. */
  chromium: string
}

export const rendererOf = (page: Page): Renderer => ({
  platform: `${process.platform}-${process.arch}`,
  chromium: page.context().browser()?.version().split('.')[0] ?? 'unknown',
})

const describe = ({ platform, chromium }: Renderer) => `Chromium ${chromium} on ${platform}`

/** Names both renderers if this one differs from that of the committed screenshots. */
export function describeOtherRenderer(now: Renderer): string {
  if (!existsSync(fileOfRun())) return ''
  const committed = JSON.parse(readFileSync(fileOfRun(), 'utf8')) as Renderer
  if (describe(committed) === describe(now)) return ''
  return ` The committed one was drawn by ${describe(committed)}, this one by ${describe(now)}.`
}

export const writeCommitted = (renderer: Renderer): void =>
  writeFileSync(fileOfRun(), `${JSON.stringify(renderer, null, 2)}\n`)
