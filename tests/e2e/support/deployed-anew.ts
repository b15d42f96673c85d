import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface DeployedAnew {
  /** The site's address through this server. */
  origin: string
  /** From now on the site's worker is another one, as after a deployment. */
  deploy: () => void
  close: () => Promise<void>
}

/** A worker of a new version, which answers whoever asks it for its version. */
const versionAnswer = `\nself.addEventListener('message', ({ data, ports }) => data === 'version' && ports[0].postMessage('new'))`

/** The site at `origin` behind a server that gives out another worker once the test says so. */
export async function deployedAnew(origin: string): Promise<DeployedAnew> {
  let isNew = false
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    if (isNew && url === '/sw.js') {
      void fetch(new URL(url, origin))
        .then((answer) => answer.text())
        .then((script) => outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script + versionAnswer))
      return
    }
    const onward = ask(new URL(url, origin), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isNew = true
    },
    close: () => new Promise((closed) => void server.close(() => closed()).closeAllConnections()),
  }
}
