import { createHash } from 'node:crypto'
import { maintenanceRetrySeconds } from '@chonoi/api'
import { href, maintenanceCookie } from '@chonoi/domain'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'

const words = {
  vi: {
    title: 'Sàn đang bảo trì',
    text: 'Chúng tôi đang sửa soạn lại bến. Mời bạn quay lại sau ít phút.',
    signIn: 'Đăng nhập dành cho quản trị viên',
  },
  en: {
    title: 'The marketplace is under maintenance',
    text: 'We are tidying up the landing. Please come back in a few minutes.',
    signIn: 'Sign-in for administrators',
  },
} as const

/** Areas rendered in the browser, where the API lets only super administrators pass, and what leads there. */
const open = /^\/(?:login|admin|seller|dashboard)(?:\/|$)/

export function staysOpenInMaintenance(pathname: string): boolean {
  return open.test(pathname)
}

/**
 * Whether the browser says that a super administrator is signed in. That opens pages without any data: the API decides
 * by the session who gets some.
 */
export const worksInMaintenance = (context: Context): boolean =>
  getCookie(context, maintenanceCookie.name) === maintenanceCookie.value

/** The page asks for no file, so its few rules are in it, and its policy names their hash. */
const style = `
  body { display: grid; min-height: 100vh; margin: 0; place-items: center; font: 1rem/1.6 system-ui, sans-serif;
    background: light-dark(#f4f8ff, #0b1220); color: light-dark(#0f172a, #e2e8f0); }
  main { max-width: 28rem; margin: 1rem; padding: 2rem; border: 1px solid light-dark(#dbe4f3, #263349);
    border-radius: 1rem; background: light-dark(#fff, #111a2c); text-align: center; }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.3; text-wrap: balance; }
  p { margin: 0 0 1rem; }
  a { color: light-dark(#1d4ed8, #93b4ff); }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** ADM-SET-12: the calm page that visitors see while the platform is under maintenance. Needs neither scripts nor files. */
export async function maintenancePage(language: 'vi' | 'en'): Promise<Response> {
  const { title, text, signIn } = words[language]
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <p><a href="${href('/login')}">${signIn}</a></p>
        </main>
      </body>
    </html>`
  return new Response(String(page), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'retry-after': String(maintenanceRetrySeconds),
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
    },
  })
}
