import { describe, expect, test } from 'vitest'
import { isCreditOf, transferCodesIn } from './bank-feed.ts'
import { PayosFeed, signPayosData } from './payos-feed.ts'
import { SepayFeed } from './sepay-feed.ts'

/** The example of payOS' documentation (kiem-tra-du-lieu-voi-signature). */
const checksumKey = '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675'
const data = {
  orderCode: 123,
  amount: 3000,
  description: 'VQRIO123',
  accountNumber: '12345678',
  reference: 'TF230204212323',
  transactionDateTime: '2023-02-04 18:25:00',
  currency: 'VND',
  paymentLinkId: '124c33293c43417ab7879e14c8d9eb18',
  code: '00',
  desc: 'Thành công',
  counterAccountBankId: '',
  counterAccountBankName: '',
  counterAccountName: '',
  counterAccountNumber: '',
  virtualAccountName: '',
  virtualAccountNumber: '',
}
const signature = '412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03'

const incoming = (body: unknown, headers: Record<string, string | undefined> = {}) => ({
  query: '',
  headers,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
})

describe('payOS', () => {
  const feed = new PayosFeed(checksumKey)

  test('signs the documented example as documented', () => {
    expect(signPayosData(data, checksumKey)).toBe(signature)
  })

  test('reads a credit in cents', () => {
    expect(feed.read(incoming({ code: '00', desc: 'success', data, signature }))).toEqual({
      verified: true,
      credit: {
        eventId: '124c33293c43417ab7879e14c8d9eb18:TF230204212323',
        amountInCents: 300_000,
        content: 'VQRIO123',
        accountNumber: '12345678',
        virtualAccountNumber: null,
        bankReference: 'TF230204212323',
      },
    })
  })

  test.each(Object.keys(data))('refuses a changed or missing %s', (name) => {
    const refused = { verified: false, because: 'invalid_signature' }
    expect(feed.read(incoming({ data: { ...data, [name]: '1' }, signature }))).toEqual(refused)
    const { [name]: _, ...without } = data as Record<string, unknown>
    expect(feed.read(incoming({ data: without, signature }))).toEqual(refused)
  })

  test.each(['', 'null', '[]', '<html>', '{"data":null}'])('calls %j malformed', (body) => {
    expect(feed.read(incoming(body))).toEqual({ verified: false, because: 'malformed' })
  })
})

describe('SePay', () => {
  const feed = new SepayFeed('secret-key')
  const credit = {
    id: 92704,
    gateway: 'Vietcombank',
    transactionDate: '2026-11-20 14:02:37',
    accountNumber: '0123499999',
    code: null,
    content: 'chuyen tien CN7K3MPQ2X5',
    transferType: 'in',
    transferAmount: 2277000,
    accumulated: 19077000,
    subAccount: null,
    referenceCode: 'MBVCB.3278907687',
    description: '',
  }

  test('reads a credit in cents', () => {
    expect(feed.read(incoming(credit, { authorization: 'Apikey secret-key' }))).toEqual({
      verified: true,
      credit: {
        eventId: '92704',
        amountInCents: 227_700_000,
        content: 'chuyen tien CN7K3MPQ2X5',
        accountNumber: '0123499999',
        virtualAccountNumber: null,
        bankReference: 'MBVCB.3278907687',
      },
    })
  })

  test.each([undefined, 'Apikey ', 'Apikey secret-kex', 'Bearer secret-key', 'Apikey secret-key2'])(
    'refuses the header %j',
    (authorization) => {
      expect(feed.read(incoming(credit, { authorization }))).toEqual({ verified: false, because: 'invalid_signature' })
    },
  )

  test('ignores money that leaves', () => {
    const out = incoming({ ...credit, transferType: 'out' }, { authorization: 'Apikey secret-key' })
    expect(feed.read(out)).toEqual({ verified: true, credit: null })
  })
})

test.each([
  ['CN7K3MPQ2X5', ['CN7K3MPQ2X5']],
  ['MBVCB.123.cn7k3mpq2x5.CT tu 0011 toi 0022', ['CN7K3MPQ2X5']],
  ['chuyen CN 7K3M PQ2X5 nhe', ['CN7K3MPQ2X5']],
  ['CNCN7K3MPQ2X5', ['CNCN7K3MPQ2', 'CN7K3MPQ2X5']],
  ['khong co ma', []],
])('transferCodesIn: finds the codes in %j', (content, codes) => {
  expect(transferCodesIn(content)).toEqual(codes)
})

test.each([
  [{ accountNumber: '0123499999', virtualAccountNumber: null }, true],
  [{ accountNumber: '01234 99999', virtualAccountNumber: null }, true],
  [{ accountNumber: '9999', virtualAccountNumber: '0123499999' }, true],
  [{ accountNumber: '123499999', virtualAccountNumber: null }, false],
  [{ accountNumber: '9999', virtualAccountNumber: '8888' }, false],
])('isCreditOf: %j came to 0123499999: %s', (credit, isOurs) => {
  expect(isCreditOf(credit, '0123499999')).toBe(isOurs)
})

test('isCreditOf: no account is not the account of nobody', () => {
  expect(isCreditOf({ accountNumber: '9999', virtualAccountNumber: null }, '')).toBe(false)
})
