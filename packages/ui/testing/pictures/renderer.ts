import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { foldersOfRun } from './picture-folders.ts'

const fileOfRun = () => join(foldersOfRun().pictures, 'renderer.json')

/** What draws: pictures of one are not comparable with those of another. */
export interface Renderer {
  platform: string
  /** Chromium's major version. */
  chromium: string
  /** Hash of a probe: the machine's fonts, hinting and shades, which neither name tells. */
  probe: string
}

/** Only the machine's own fonts, so that a change of ours never looks like another machine. */
const probe = `<!doctype html><meta charset="utf-8"><body style="margin:0;background:#fff">
  <p style="font:16px/1.6 sans-serif">Ữ Ặ Ể Chợ nổi, ghe và xuồng 0123456789 →✓…</p>
  <p style="font:13px/1.5 monospace">const gia = 125_000 // ₫</p>
  <p style="font:bold 22.4px/1.4 serif">Một hai ba 🥭🛶</p>
  <div style="inline-size:90px;block-size:30px;border:1px solid #2563eb;border-radius:9px;
    background:linear-gradient(30deg,#2563eb,#f7a21b);box-shadow:0 3px 9px rgb(0 0 0 / .3)"></div>`

async function readRenderer(page: Page): Promise<Renderer> {
  const other = await page.context().newPage()
  await other.setContent(probe)
  const { data } = await sharp(await other.screenshot({ clip: { x: 0, y: 0, width: 420, height: 220 } }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  await other.close()
  return {
    platform: `${process.platform}-${process.arch}`,
    chromium: page.context().browser()?.version().split('.')[0] ?? 'unknown',
    probe: createHash('sha256').update(data).digest('hex').slice(0, 12),
  }
}

let found: Promise<Renderer> | undefined

/** The renderer of this run, asked once. */
export const rendererOf = (page: Page): Promise<Renderer> => (found ??= readRenderer(page))

export const readCommitted = (): Renderer => JSON.parse(readFileSync(fileOfRun(), 'utf8')) as Renderer

export const writeCommitted = (renderer: Renderer): void =>
  writeFileSync(fileOfRun(), `${JSON.stringify(renderer, null, 2)}\n`)

export const sayRenderer = ({ platform, chromium, probe: hash }: Renderer) =>
  `${platform}, Chromium ${chromium}, drawing ${hash}`

export const isSame = (one: Renderer, other: Renderer) => sayRenderer(one) === sayRenderer(other)
