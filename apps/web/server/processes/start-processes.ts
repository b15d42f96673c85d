import { join } from 'node:path'
import { readMetrics } from '../metrics-setting.ts'
import { supervise } from './supervise.ts'

/** Runs the site in so many processes. Each tells its metrics on a port of its own: METRICS_PORT and those after it. */
export async function startProcesses(count: number): Promise<never> {
  const metrics = readMetrics(process.env)
  const code = await supervise({
    script: join(import.meta.dirname, '..', 'main.ts'),
    count,
    environmentOf: (place) => (metrics ? { METRICS_PORT: String(metrics.port + place) } : {}),
    tell: (line) => console.log(line),
  })
  process.exit(code)
}
