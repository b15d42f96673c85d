import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'

const manifest = join(import.meta.dirname, '..', '..', 'package.json')
const migrations = join(import.meta.dirname, '..', '..', '..', 'api', 'src', 'database', 'migrations')

/** Tells processes of two versions apart while one replaces the other. */
export function addBuildMetrics(registry: Registry): void {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const migration =
    readdirSync(migrations)
      .sort()
      .at(-1)
      ?.replace(/\.sql$/, '') ?? 'none'
  const info = new Gauge({
    name: 'chonoi_build_info',
    help: 'Always 1. The version of the site and the newest migration that it brings.',
    labelNames: ['version', 'migration'],
    registers: [registry],
  })
  info.set({ version, migration }, 1)
}
