import { StartRefused } from './start-refused.ts'

export interface MetricsSetting {
  port: number
  host: string
}

/** Reads METRICS_PORT and METRICS_HOST. On this machine alone unless configured: whoever reaches the port may read. */
export function readMetrics({ METRICS_PORT, METRICS_HOST }: NodeJS.ProcessEnv): MetricsSetting | null {
  if (!METRICS_PORT || METRICS_PORT === 'off') return null
  if (!/^\d{1,5}$/.test(METRICS_PORT) || Number(METRICS_PORT) > 65_535)
    throw new StartRefused(`METRICS_PORT must be a port or off, not "${METRICS_PORT}".`)
  return { port: Number(METRICS_PORT), host: METRICS_HOST || '127.0.0.1' }
}
