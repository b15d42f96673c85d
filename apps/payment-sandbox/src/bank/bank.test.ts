import {
  type BankFeed,
  type IncomingNotification,
  PayosFeed,
  SepayFeed,
  transferCodesIn,
} from '@chonoi/payment-gateways'
import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxCredentials as keys } from '../credentials.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { type FeedName, type TransferWay, transferWays } from './transfer.ts'
import { readVietQr } from './vietqr-reading.ts'

const origin = 'https://sandbox.test'
/** Two VietQR codes of real banks, whose checksums were computed apart from this code. */
const firstQr =
  '00020101021138540010A00000072701240006970407011003865776720208QRIBFTTA5303704540710000005802VN62160812henry an cut6304A322'
const secondQr =
  '00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA53037045405790005802VN62220818Ung Ho Quy Vac Xin63043ACF'

const feeds: Record<FeedName, BankFeed> = {
  payos: new PayosFeed(keys.payos.checksumKey),
  sepay: new SepayFeed(keys.sepay.apiKey),
}

describe.each(Object.entries(feeds))('%s', (name, feed) => {
  let sandbox: Sandbox
  let received: { url: string; incoming: IncomingNotification }[]
  let status: number

  /** The site: keeps the raw request, and answers by the adapter's rules. */
  const site = async (input: string | URL | Request, init?: RequestInit) => {
    const sent = new Request(input, init)
    const incoming = {
      ...{ query: '', headers: Object.fromEntries(sent.headers) },
      body: new Uint8Array(await sent.arrayBuffer()),
    }
    received.push({ url: sent.url, incoming })
    if (status !== 200) return new Response('down', { status })
    const reading = feed.read(incoming)
    const answer = feed.answer(reading.verified ? 'recorded' : reading.because)
    return new Response(answer.body, { status: answer.status })
  }

  beforeEach(() => {
    received = []
    status = 200
    sandbox = createSandbox({
      origin,
      siteUrl: 'https://shop.test',
      fetch: site,
      lateMs: 1,
      retryMs: 1,
      maxAttempts: 3,
    })
  })

  /** Transfers as a person does on the page, and waits for what the feed reports of it. */
  async function transfer(way: TransferWay) {
    const fields = { accountNumber: '12345678', amount: '450000', content: 'CN7K3MPQ2X5', feed: name, way }
    const answer = await sandbox.fetch(
      new Request(`${origin}/bank`, { method: 'POST', body: new URLSearchParams(fields) }),
    )
    await sandbox.settled()
    return answer
  }

  const credits = () =>
    received.map(({ incoming }) => {
      const reading = feed.read(incoming)
      if (!reading.verified) throw new Error(reading.because)
      return reading.credit
    })

  test('a transfer is reported to the site with the account, the amount and the code', async () => {
    await transfer('exact')
    expect(received.map(({ url }) => url)).toEqual([`https://shop.test/api/v1/payments/${name}/notifications`])
    const [credit] = credits()
    expect(credit).toMatchObject({ amountInCents: 45_000_000, accountNumber: '12345678' })
    expect(transferCodesIn(credit?.content ?? '')).toContain('CN7K3MPQ2X5')
  })

  test('another amount is half of it', async () => {
    await transfer('other_amount')
    expect(credits()).toMatchObject([{ amountInCents: 22_500_000 }])
  })

  test('another content has no code', async () => {
    await transfer('other_content')
    expect(transferCodesIn(credits()[0]?.content ?? '')).toEqual([])
  })

  test('a late report comes once', async () => {
    await transfer('late')
    expect(credits()).toHaveLength(1)
  })

  test('a transfer that is reported twice is one event', async () => {
    await transfer('twice')
    expect(credits()).toHaveLength(2)
    expect(new Set(credits().map((credit) => credit?.eventId)).size).toBe(1)
  })

  test('a forged report is refused and sent once', async () => {
    await transfer('forged')
    const readings = received.map(({ incoming }) => feed.read(incoming))
    expect(readings).toEqual([{ verified: false, because: 'invalid_signature' }])
  })

  test('a transfer that is never reported reaches nobody', async () => {
    await transfer('never')
    expect(received).toEqual([])
  })

  test('a site that is down is asked again', async () => {
    status = 503
    await transfer('exact')
    expect(received).toHaveLength(3)
  })

  test.each(transferWays)('the page after a transfer (%s) says what was transferred', async (way) => {
    const answer = await transfer(way)
    expect(answer.status).toBe(303)
    const page = await (await sandbox.fetch(new Request(new URL(answer.headers.get('location') ?? '', origin)))).text()
    expect(page).toContain('450.000 ₫')
    expect(page).toContain('CN7K3MPQ2X5')
  })
})

describe('the page of the bank', () => {
  const page = async (qr: string) => {
    const { fetch } = createSandbox({ origin })
    return (await fetch(new Request(`${origin}/bank?qr=${encodeURIComponent(qr)}`))).text()
  }

  test('is filled in from a scanned code', async () => {
    const text = await page(secondQr)
    for (const value of ['113366668888', '79000', 'Ung Ho Quy Vac Xin']) expect(text).toContain(`value="${value}"`)
  })

  test('says that a damaged code is none', async () => {
    expect(await page(secondQr.replace('79000', '79001'))).toContain('Not a VietQR code')
  })

  test('shows what is scanned as text', async () => {
    expect(await page('"><script>')).not.toContain('<script>')
  })

  test.each([
    ['no amount', { amount: '' }],
    ['an amount with separators', { amount: '1.000' }],
    ['an amount below one', { amount: '0' }],
    ['an unknown feed', { feed: 'other' }],
    ['no content', { content: ' ' }],
  ])('refuses %s', async (_, change) => {
    const { fetch } = createSandbox({ origin, fetch: () => Promise.reject(new Error('nothing is reported')) })
    const fields = { accountNumber: '1', amount: '1000', content: 'CN', feed: 'payos', way: 'exact', ...change }
    const answer = await fetch(new Request(`${origin}/bank`, { method: 'POST', body: new URLSearchParams(fields) }))
    expect(answer.status).toBe(400)
  })
})

test('readVietQr: reads both golden vectors, and no vector with a flipped character', () => {
  expect(readVietQr(firstQr)).toEqual({
    ...{ bankBin: '970407', accountNumber: '0386577672', amount: '1000000', content: 'henry an cut' },
  })
  expect(readVietQr(secondQr)?.amount).toBe('79000')
  for (let at = 0; at < firstQr.length; at++) {
    const flipped = firstQr.slice(0, at) + (firstQr[at] === '1' ? '2' : '1') + firstQr.slice(at + 1)
    expect(readVietQr(flipped), flipped).toBeNull()
  }
})
