import type { Server as HttpServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

const longestDrain = 8_000
/** A proxy that finds the port closed sends nothing more, also on the connections that it kept. */
const proxyNotices = 1_000
const betweenLooks = 50

export interface Ending {
  /** How long it is served on after the health has turned to 503, for a balancer that asks for it, in milliseconds. */
  delay: number
  /** A proxy in front keeps connections and may be sending on one at the moment it would be closed. */
  isBehindProxy: boolean
}

/** No new connections; the requests under way may finish, but not for ever; each answer ends its connection. */
export async function endServer(server: HttpServer, { delay, isBehindProxy }: Ending): Promise<void> {
  await pause(delay)
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'))
  // Whoever is being let in at this moment is let in before the port closes.
  await nextTurn()
  const closed = closePort(server)
  if (isBehindProxy) await Promise.race([closed, pause(proxyNotices)])
  const look = setInterval(() => server.closeIdleConnections(), betweenLooks)
  server.closeIdleConnections()
  await Promise.race([closed, pause(longestDrain, undefined, { ref: false })])
  clearInterval(look)
  server.closeAllConnections()
  await closed
}

/** Closes the port only: an HTTP server's own `close` also ends the connections that have no request under way. */
function closePort(server: HttpServer): Promise<void> {
  return new Promise((closed) => NetServer.prototype.close.call(server, () => closed()))
}
