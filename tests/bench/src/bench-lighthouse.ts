// npm run bench:lighthouse of this package: Lighthouse for the public pages whose routes begin like one of the arguments,
// without the rest of the bench. Fails when a budget is exceeded.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@chonoi/api/postgres'
import { startProgram } from './child-process.ts'
import { measureLighthouse } from './lighthouse-pages.ts'
import { isWithinBudget, printFigure } from './report.ts'

const beginnings = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'chonoi-lighthouse-'))
// The database's user must be able to enter it when this runs as root.
chmodSync(folder, 0o755)
const postgres = await startPostgres(join(folder, 'postgres'))
try {
  const settings = { DATA_DIR: folder, DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' }
  const site = await startProgram('apps/web/server/main.ts', settings, /is ready/)
  try {
    const figures = await measureLighthouse(site.url, (route) =>
      beginnings.some((beginning) => route.startsWith(beginning)),
    )
    for (const figure of figures) printFigure(figure)
    if (!figures.every(isWithinBudget)) process.exitCode = 1
  } finally {
    await site.stop()
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
