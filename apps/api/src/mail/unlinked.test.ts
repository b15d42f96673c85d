import { expect, test } from 'vitest'
import { unlinked } from './unlinked.ts'

const visible = (text: string) => text.replaceAll('\u200C', '')

test.each([
  ...['evil.test', 'EVIL.TEST/a?b=c', 'www.evil.test', 'www.1evil.test', 'a.b.evil.test', 'Gốm (evil.test)'],
  ...['https://evil.test', 'http://127.0.0.1/', 'ftp://evil', 'zalo://evil', 'a@evil.test', 'mailto:a@b.test'],
  ...[
    'evil。test',
    'evil．test',
    'chợ.việt',
    'evil.\u00ADtest',
    'xem 203.0.113.9 ngay',
    'x.test.',
    'evil.test evil.test',
  ],
])('unlinked: breaks %s where a reader sees no difference', (text) => {
  const broken = unlinked(text)
  expect(visible(broken)).toBe(text)
  expect(broken).not.toMatch(/:\/\/|www\.(?!\u200C)|@(?!\u200C)|\S[.。．｡][\p{L}\u00AD]|(\d+\.){3}\d/iu)
})

test.each(['evil.test', 'www.evil.test', 'a.evil.test', 'evil。test'])(
  'unlinked: %s leads nowhere, even where a program links it',
  (host) => {
    expect(URL.canParse(`https://${host}`)).toBe(true)
    expect(URL.canParse(`https://${unlinked(host)}`)).toBe(false)
  },
)

test.each([
  ...['Gốm Phù Lãng', '1.500.000 đ', '10.000.000.000 đ', 'Đơn DH-2026-0001.', 'Hết... Thật', 'lúc 10:30, 12.5 kg', ''],
  ...['và/hoặc // hai gạch', 'Tp. Hồ Chí Minh'],
])('unlinked: leaves "%s" as it is', (text) => expect(unlinked(text)).toBe(text))

test('unlinked: breaking twice adds nothing to names', () =>
  expect(unlinked(unlinked('www.evil.test'))).toBe(unlinked('www.evil.test')))
