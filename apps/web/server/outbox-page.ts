import type { OutboxMail } from '@chonoi/api'
import { html } from 'hono/html'

/** Renders the e-mails that would have been sent, in demo mode without SMTP. Everything is escaped. */
export async function outboxPage(mails: readonly OutboxMail[]): Promise<Response> {
  const page = await html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Hộp thư đi | Chợ Nổi</title>
      </head>
      <body>
        <h1>Hộp thư đi (bản dùng thử)</h1>
        ${mails.length === 0 ? html`<p>Chưa có thư nào.</p>` : ''}
        ${mails.map(
          (mail) => html`<article>
            <h2>${mail.subject}</h2>
            <p>${mail.to} · <time datetime="${mail.createdAt}">${mail.createdAt}</time></p>
            <pre>${mail.text}</pre>
          </article>`,
        )}
      </body>
    </html>`
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'none'; frame-ancestors 'none'",
    },
  })
}
