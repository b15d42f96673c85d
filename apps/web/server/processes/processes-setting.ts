import { StartRefused } from '../start-refused.ts'
import { withSettingsFromFiles } from '../settings-from-files.ts'

const most = 64

/** Reads PROCESSES. One process keeps the embedded database for itself, so several need another. */
export function readProcesses(given: NodeJS.ProcessEnv): number {
  const { PROCESSES: text = '1', DATABASE_URL: databaseUrl } = withSettingsFromFiles(given)
  const count = Number(text || '1')
  if (!Number.isSafeInteger(count) || count < 1 || count > most)
    throw new StartRefused(`PROCESSES must be a number from 1 to ${most}, not "${text}".`)
  if (count > 1 && !databaseUrl)
    throw new StartRefused('PROCESSES needs DATABASE_URL: the embedded database belongs to one process.')
  return count
}
