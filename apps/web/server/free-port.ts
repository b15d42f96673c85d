import { createServer } from 'node:net'
import { StartRefused } from './start-refused.ts'

/** Checks the port before anything is started, so that a start that can't serve has no other effects. */
export function refuseTakenPort(port: number, host: string, names?: PortSettings): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => taken(portRefused(port, error, names)))
    probe.listen(port, host, () => probe.close(() => free()))
  })
}

/** The settings that an operator changes when a port can't be used. */
export interface PortSettings {
  port: string
  host: string
}
const ofTheSite: PortSettings = { port: 'PORT', host: 'HOST' }

export function portRefused(
  port: number,
  { code }: NodeJS.ErrnoException,
  names: PortSettings = ofTheSite,
): StartRefused {
  return new StartRefused(
    code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop what uses it or set ${names.port}.`
      : `Port ${port} can't be used (${code}): set ${names.port} or ${names.host}.`,
  )
}
