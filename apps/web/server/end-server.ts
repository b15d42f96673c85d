import type { ServerType } from '@hono/node-server'

const longestDrain = 3_000

/** No new connections; the requests under way may finish, but not for ever. */
export async function endServer(server: ServerType): Promise<void> {
  const drained = new Promise<void>((done) => server.close(() => done()))
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), longestDrain).unref()
  await drained
}
