import { createHash } from 'node:crypto'
import { maintenanceRetrySeconds } from '@chonoi/api'
import { href, maintenanceCookie } from '@chonoi/domain'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import { calmPageStyle } from './calm-page-style.ts'

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

const styleHash = createHash('sha256').update(calmPageStyle).digest('base64')

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
        <style>${raw(calmPageStyle)}</style>
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
