import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { chromiumOptions } from '../chromium.ts'
import { cpuOf, median, watchCpu } from '../page-cpu.ts'

declare global {
  interface Window {
    prepareMount(name: string): Promise<void>
    mountOnce(): number
  }
}

const warmUps = 10
const rounds = 5
const mountsPerRound = 10

const mediaTypes: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

async function buildPage(folder: string) {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@chonoi/source', ...defaultClientConditions] },
    build: {
      outDir: folder,
      minify: true,
      rolldownOptions: { input: join(import.meta.dirname, 'mount-page.tsx'), output: { entryFileNames: 'mount.js' } },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const styles = output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8">${links}<script type="module" src="/mount.js"></script>`,
  )
}

/** Processor time (not the clock: other work on the machine doesn't count) of mounting each component once, ms. */
export async function measureMounts(names: readonly string[]): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-mounts-'))
  const browser = await chromium.launch(chromiumOptions)
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    try {
      const body = readFileSync(join(folder, path))
      response.writeHead(200, { 'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  const milliseconds: Record<string, number> = {}
  try {
    await buildPage(folder)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const page = await browser.newPage({ userAgent: chromiumOptions.userAgent, viewport: { width: 1280, height: 900 } })
    const session = await watchCpu(page)
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'load' })
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
    server.close()
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return milliseconds
}
