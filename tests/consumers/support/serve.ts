import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Served {
  origin: string
  close: () => Promise<void>
}

/** Answers a request; nothing for what isn't there. */
export type Answer = (request: Request) => Promise<Response | undefined>

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** The files of a built application; its page may be changed on the way and carry headers. */
export function filesOf(
  folder: string,
  page: (html: string) => { html: string; headers?: Record<string, string> } = (html) => ({ html }),
): Answer {
  return async ({ url }) => {
    const { pathname } = new URL(url)
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const file = await readFile(join(folder, name)).catch(() => undefined)
    if (!file) return undefined
    const { html, headers } = name.endsWith('.html') ? page(file.toString()) : { html: file, headers: {} }
    return new Response(new Uint8Array(Buffer.from(html)), {
      headers: { 'content-type': types[extname(name)] ?? 'application/octet-stream', ...headers },
    })
  }
}

/** Serves the first answer there is, on a free port of this machine. */
export async function serve(...answers: readonly Answer[]): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`)
    void (async () => {
      for (const answer of answers) {
        const response = await answer(request)
        if (!response) continue
        outgoing.writeHead(response.status, Object.fromEntries(response.headers))
        if (response.body) await pipeline(Readable.fromWeb(response.body as never), outgoing)
        else outgoing.end()
        return
      }
      outgoing.writeHead(404).end()
    })().catch((error: unknown) => outgoing.destroy(error as Error))
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => close(server) }
}

const close = (server: Server) =>
  new Promise<void>((closed) => {
    server.close(() => closed())
    server.closeAllConnections()
  })
