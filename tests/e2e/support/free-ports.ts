import { type AddressInfo, createServer, type Server } from 'node:net'

/** Returns ports that nothing listens on. They are held together, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  return ports
}

function listen(): Promise<Server> {
  const server = createServer()
  return new Promise((listening, failed) => server.once('error', failed).listen(0, () => listening(server)))
}
