import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { calmPageStyle } from './calm-page-style.ts'

const styleHash = createHash('sha256').update(calmPageStyle).digest('base64')

/**
 * The page that the service worker keeps for when there is no network. In both languages: it is kept once, and the
 * language may change after that. Its link asks for the same address again.
 */
export async function offlinePage(): Promise<Response> {
  const page = await html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>Không có mạng · You are offline</title>
        <style>${raw(calmPageStyle)}</style>
      </head>
      <body>
        <main>
          <h1>Không có mạng</h1>
          <p>Trang này cần kết nối. Khi có mạng trở lại, hãy thử lại.</p>
          <p><a href="">Thử lại</a></p>
          <div lang="en">
            <h2>You are offline</h2>
            <p>This page needs a connection. Try again once you are back.</p>
            <p><a href="">Try again</a></p>
          </div>
        </main>
      </body>
    </html>`
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
    },
  })
}
