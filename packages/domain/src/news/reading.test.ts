import { expect, test } from 'vitest'
import { isBot, readingSource } from './reading.ts'

test.each([
  [undefined, 'DIRECT'],
  ['', 'DIRECT'],
  ['chonoi.vn', 'SITE'],
  ['www.google.com.vn', 'SEARCH'],
  ['coccoc.com', 'SEARCH'],
  ['l.facebook.com', 'SOCIAL'],
  ['notfacebook.com', 'OTHER'],
] as const)('readingSource: “%s” is %s', (host, source) => {
  expect(readingSource(host, 'chonoi.vn')).toBe(source)
})

test.each([
  ['?utm_source=chonoi&utm_medium=email&utm_campaign=tet', 'CAMPAIGN'],
  ['?utm_medium=Push', 'CAMPAIGN'],
  ['?utm_campaign=tet', 'CAMPAIGN'],
  ['?utm_medium=social&utm_campaign=tet', 'SOCIAL'],
  ['?utm_medium=cpc', 'SEARCH'],
  ['?utm_source=anything', 'SITE'],
  ['?utm_medium=constructor', 'SITE'],
  ['?utm_campaign=', 'SITE'],
] as const)('readingSource: the utm parameters of “%s” count before the page before: %s', (search, source) => {
  expect(readingSource('chonoi.vn', 'chonoi.vn', search)).toBe(source)
})

test.each([
  '',
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'curl/8.5',
  'HeadlessChrome/140',
])('isBot: “%s” is one', (agent) => {
  expect(isBot(agent)).toBe(true)
})

test('isBot: a browser is none', () => {
  expect(isBot('Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36')).toBe(
    false,
  )
})
