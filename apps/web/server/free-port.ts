import { createServer } from 'node:net'
import { StartRefused } from './start-refused.ts'

/** Checks the port before anything is started, so that a start that can't serve has no other effects. */
export function refuseTakenPort(port: number, host: string): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => taken(portRefused(port, error)))
    probe.listen(port, host, () => probe.close(() => free()))
  })
}

export function portRefused(port: number, { code }: NodeJS.ErrnoException): StartRefused {
  return new StartRefused(
    code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop what uses it or set PORT.`
      : `Port ${port} can't be used (${code}): set PORT or HOST.`,
  )
}
