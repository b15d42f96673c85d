import { hostileTexts } from '@chonoi/api/hostile-texts'
import { expect, test } from 'vitest'
import { outboxPage } from './outbox-page.ts'

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const unescaped = (html: string) => html.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)

/** Renders the page of one e-mail with only this text. */
async function pageOf(text: string): Promise<string> {
  const mail = {
    ...{ id: 'm1', to: text, subject: text, text, html: text, attachments: [] },
    createdAt: '2026-11-24T00:00:00.000Z',
  }
  return (await outboxPage([mail])).text()
}

test.each(hostileTexts)("an e-mail containing %s is shown as text and doesn't change the page", async (text) => {
  const page = await pageOf(text)
  expect(page.match(/<[^>]*>/g)).toEqual((await pageOf('Thu Hà')).match(/<[^>]*>/g))
  expect(unescaped(page).split(text)).toHaveLength(4)
})

test('the page runs no scripts, loads nothing and sends nothing', async () => {
  const { headers } = await outboxPage([])
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(headers.get('cache-control')).toBe('no-store')
})
