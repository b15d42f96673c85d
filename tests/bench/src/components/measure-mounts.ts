import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildPage } from '../build-page.ts'
import { chromiumOptions } from '../chromium.ts'
import { cpuOf, median, watchCpu } from '../page-cpu.ts'
import { serveFolder } from '../serve-folder.ts'

declare global {
  interface Window {
    prepareMount(name: string): Promise<void>
    mountOnce(): number
  }
}

const warmUps = 10
const rounds = 5
const mountsPerRound = 10

/** Processor time (not the clock: other work on the machine doesn't count) of mounting each component once, ms. */
export async function measureMounts(names: readonly string[]): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-mounts-'))
  const browser = await chromium.launch(chromiumOptions)
  const server = await serveFolder(folder)
  const milliseconds: Record<string, number> = {}
  try {
    await buildPage(join(import.meta.dirname, 'mount-page.tsx'), folder)
    const page = await browser.newPage({ userAgent: chromiumOptions.userAgent, viewport: { width: 1280, height: 900 } })
    const session = await watchCpu(page)
    await page.goto(`${server.url}/index.html`, { waitUntil: 'load' })
    for (const name of names) {
      await page.evaluate((one) => window.prepareMount(one), name)
      const mount = (times: number) =>
        page.evaluate((count) => {
          for (let time = 0; time < count; time++) window.mountOnce()
        }, times)
      await mount(warmUps)
      const measured: number[] = []
      for (let round = 0; round < rounds; round++) {
        const before = await cpuOf(session)
        await mount(mountsPerRound)
        measured.push(((await cpuOf(session)) - before) / mountsPerRound)
      }
      milliseconds[name] = Math.round(median(measured) * 100) / 100
    }
  } finally {
    server.stop()
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return milliseconds
}
