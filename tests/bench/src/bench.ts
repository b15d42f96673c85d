// Prints every figure with its budget and writes bench/figures.json and docs/performance.md. Never fails a build,
// since a busy machine is slow.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@chonoi/api/postgres'
import { measureAliveStories } from './alive-stories.ts'
import { budgets } from './budgets.ts'
import { cpuSecondsOf, memoryOf, startProgram } from './child-process.ts'
import { compareTables } from './comparison/compare-tables.ts'
import { compareWeights } from './comparison/compare-weights.ts'
import { measureInteractions } from './interactions.ts'
import { measureLighthouse } from './lighthouse-pages.ts'
import { measurePageWeights } from './page-weights.ts'
import { writePage } from './performance-page.ts'
import { measureProductList } from './product-list.ts'
import { type Figure, printFigure, writeFigures } from './report.ts'
import { measureServerCosts } from './server-costs.ts'
import { measureTestTimes } from './test-times.ts'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-bench-'))
// The database's user must be able to enter it when this runs as root.
chmodSync(folder, 0o755)
const postgres = await startPostgres(join(folder, 'postgres'))
const sections: { subject: string; figures: Figure[] }[] = []
const add = (subject: string, ...more: Figure[]) => {
  for (const figure of more) printFigure(figure)
  const section = sections.find((one) => one.subject === subject)
  if (section) section.figures.push(...more)
  else sections.push({ subject, figures: more })
}
const settings = { DATA_DIR: folder, DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' }
const startSite = () => startProgram('apps/web/server/main.ts', settings, /is ready/)

try {
  const seededAt = performance.now()
  const first = await startSite()
  add('Start and memory', {
    name: 'first start: migration and demo data',
    value: (performance.now() - seededAt) / 1000,
    unit: 's',
    budget: { limit: budgets.seedSeconds, is: 'at most' },
  })
  await first.stop()

  const startedAt = performance.now()
  const site = await startSite()
  try {
    add(
      'Start and memory',
      { name: 'later start, until ready', value: (performance.now() - startedAt) / 1000, unit: 's' },
      {
        name: 'CPU until ready',
        value: cpuSecondsOf(site.pid),
        unit: 's',
        budget: { limit: budgets.readyCpuSeconds, is: 'at most' },
      },
    )
    await (await fetch(site.url)).text()
    await new Promise((resolve) => setTimeout(resolve, 2000))
    add('Start and memory', {
      name: 'memory after the first page, idle',
      value: memoryOf(site.pid),
      unit: 'MB',
      budget: { limit: budgets.idleMemoryMb, is: 'at most' },
    })
    add('Scripts', ...(await measurePageWeights(site.url)))
    add('Calls and pages', ...(await measureProductList(site, postgres.url)))
    add(
      'Calls and pages',
      ...(await measureServerCosts(site, settings, { databaseUrl: postgres.url, dataFolder: folder })),
    )
    add('Lighthouse', ...(await measureLighthouse(site.url)))
    add('Presses and keys', ...(await measureInteractions(site.url)))
  } finally {
    await site.stop()
  }
  add('Stories', ...(await measureAliveStories()))
  add('Test suites', ...measureTestTimes())
  add('The kit beside others', ...(await compareWeights()), ...(await compareTables()))
  const processor = readFileSync('/proc/cpuinfo', 'utf8').match(/model name\s*: (.*)/)?.[1] ?? 'unknown processor'
  const machine = `${processor}, ${availableParallelism()} cores, ${process.version}`
  writeFigures(sections.flatMap(({ figures }) => figures))
  writePage(sections, machine)
  console.log(`\n${machine}`)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
