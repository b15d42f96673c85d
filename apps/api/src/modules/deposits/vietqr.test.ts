import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc16, vietQrPayload } from './vietqr.ts'

const published =
  '00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA53037045405790005802VN62220818Ung Ho Quy Vac Xin63043ACF'

test('VietQR: the checksum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1')
  const other =
    '00020101021138540010A00000072701240006970407011003865776720208QRIBFTTA5303704540710000005802VN62160812henry an cut6304'
  expect(crc16(other)).toBe('A322')
})

test('VietQR: equals the example published by Napas', () => {
  const made = vietQrPayload({
    bankBin: '970415',
    accountNumber: '113366668888',
    amountInCents: 7_900_000,
    purpose: 'Ung Ho Quy Vac Xin',
  })
  expect(made).toBe(published)
})

/** Reads a code back, knowing nothing of how it was made. */
function read(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

test('VietQR: every code reads back to its bank, account, amount in whole đồng and purpose', () => {
  const digits = (minLength: number, maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength })
  const purpose = fc.string({ unit: fc.constantFrom(...'ABCXYZ0189 '), minLength: 1, maxLength: 25 })
  const dong = fc.integer({ min: 1, max: 9_999_999_999_999 })
  fc.assert(
    fc.property(digits(6, 6), digits(1, 19), dong, purpose, (bankBin, accountNumber, amount, text) => {
      const payload = vietQrPayload({ bankBin, accountNumber, amountInCents: amount * 100, purpose: text })
      const fields = read(payload)
      const transfer = read(fields.get('38') ?? '')
      const account = read(transfer.get('01') ?? '')
      expect([account.get('00'), account.get('01'), transfer.get('02')]).toEqual([bankBin, accountNumber, 'QRIBFTTA'])
      expect([fields.get('53'), fields.get('54'), fields.get('58')]).toEqual(['704', String(amount), 'VN'])
      expect(read(fields.get('62') ?? '').get('08')).toBe(text)
      expect(crc16(payload.slice(0, -4))).toBe(payload.slice(-4))
    }),
  )
})

test.each([
  { bankBin: '97043' },
  { accountNumber: '12345678901234567890' },
  { accountNumber: '' },
  { amountInCents: 150 },
  { amountInCents: 0 },
  { purpose: 'Nạp tiền' },
  { purpose: 'x'.repeat(26) },
])('VietQR: refuses values that no bank could read: %o', (wrong) => {
  const right = { bankBin: '970436', accountNumber: '0000000001', amountInCents: 1_000_000, purpose: 'CN7K3MPQ2X5' }
  expect(() => vietQrPayload({ ...right, ...wrong })).toThrow(RangeError)
})
