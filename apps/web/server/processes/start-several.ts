// PROCESSES=n: the site in n processes on one port, with this one before them. 1 is a site without.
import { StartRefused } from '../start-refused.ts'
import { readProcesses } from './processes-setting.ts'
import { startProcesses } from './start-processes.ts'

try {
  const count = readProcesses(process.env)
  if (count > 1) await startProcesses(count)
  await import('../start-site.ts')
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
