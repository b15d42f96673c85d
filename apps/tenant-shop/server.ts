// The shop's own server: the built page with a strict Content-Security-Policy, and the marketplace's API and images
// under the same origin, as with a reverse proxy.
//
//   MARKETPLACE_URL=http://localhost:3000 PORT=4000 node server.ts
import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { request as askSecurely } from 'node:https'
import { extname, join, normalize } from 'node:path'

const marketplace = new URL(process.env.MARKETPLACE_URL ?? 'http://localhost:3000')
const port = Number(process.env.PORT ?? 4000)
const folder = join(import.meta.dirname, 'dist')
const page = readFileSync(join(folder, 'index.html'), 'utf8')
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

function sendPage(response: ServerResponse): void {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(
    page
      .replace('name="marketplace" content=""', `name="marketplace" content="${marketplace.origin}"`)
      .replace('<meta charset', `<meta property="csp-nonce" nonce="${nonce}"><meta charset`)
      .replaceAll('<script ', `<script nonce="${nonce}" `),
  )
}

function passOn(incoming: IncomingMessage, response: ServerResponse): void {
  const send = marketplace.protocol === 'https:' ? askSecurely : ask
  const headers = { ...incoming.headers, host: marketplace.host }
  const asked = send(new URL(incoming.url ?? '/', marketplace), { method: incoming.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  asked.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  response.on('close', () => asked.destroy())
  incoming.pipe(asked)
}

const server = createServer((incoming, response) => {
  const { pathname } = new URL(incoming.url ?? '/', 'http://shop.internal')
  if (/^\/(api|files)\//.test(pathname)) return passOn(incoming, response)
  const file = join(folder, normalize(pathname))
  const type = types[extname(file)]
  if (!type) return sendPage(response)
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile())
    return void response.writeHead(404).end()
  const cache = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  response.writeHead(200, { 'content-type': type, 'cache-control': cache, 'x-content-type-options': 'nosniff' })
  return void createReadStream(file).pipe(response)
})
/** Warns when the marketplace doesn't answer: every page of the shop would show a network error. */
async function checkMarketplace(): Promise<void> {
  const address = new URL('/api/v1/health', marketplace)
  const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
  if (answer?.ok) return
  const found = answer ? `answers ${address.pathname} with ${answer.status}` : 'does not answer'
  process.stderr.write(
    `Warning: the marketplace at ${marketplace.origin} ${found}, so the shop can show no products. ` +
      'Start it (npm start in its repository) or set MARKETPLACE_URL.\n',
  )
}

server.listen(port, () => {
  process.stdout.write(`The shop is ready at http://localhost:${port}\n`)
  void checkMarketplace()
})
