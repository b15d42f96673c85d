import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { type CollectedOrder, matchRemittance, type RemittanceLine } from './match-remittance.ts'
import { maxRemittanceLines, readRemittanceFile, readWholeRemittanceFile } from './remittance-file.ts'
import { validateCarrier, validateRemittance } from './remittance-forms.ts'
import { mayCancelRemittance, mayConfirmRemittance, remittanceDifference } from './remittance-rules.ts'

const order: CollectedOrder = {
  ...{ id: 'one', orderNumber: 'CN-1', trackingCode: 'T1', totalInCents: 10_000 },
  ...{ status: 'DELIVERED', paymentStatus: 'PENDING' },
}
const line: RemittanceLine = { trackingCode: 'T1', orderNumber: null, collectedInCents: 10_000, feeInCents: 0 }
const matches = (lines: readonly RemittanceLine[], orders: readonly CollectedOrder[]) =>
  matchRemittance(lines, orders).map(({ match, order: matched }) => [match, matched?.id ?? null])

test('matchRemittance: a line fits its order by the tracking code, the order number, or both', () => {
  const named = { ...line, trackingCode: null, orderNumber: 'CN-1' }
  for (const one of [line, named, { ...line, orderNumber: 'CN-1' }])
    expect(matches([one], [order])).toEqual([['MATCHED', 'one']])
})

test('matchRemittance: a code and a number of different orders, and an order of nobody, are unknown', () => {
  const other = { ...order, id: 'two', orderNumber: 'CN-2', trackingCode: 'T2' }
  expect(matches([{ ...line, orderNumber: 'CN-2' }], [order, other])).toEqual([['UNKNOWN', null]])
  expect(matches([{ ...line, trackingCode: 'T9' }], [order])).toEqual([['UNKNOWN', null]])
})

test('matchRemittance: a code that two orders have is unknown until the number says which', () => {
  const other = { ...order, id: 'two', orderNumber: 'CN-2' }
  expect(matches([line], [order, other])).toEqual([['UNKNOWN', null]])
  expect(matches([{ ...line, orderNumber: 'CN-2' }], [order, other])).toEqual([['MATCHED', 'two']])
})

test('matchRemittance: another amount, a paid order and a second line of an order aren’t booked', () => {
  expect(matches([{ ...line, collectedInCents: 9_900 }], [order])).toEqual([['AMOUNT_DIFFERS', 'one']])
  expect(matches([line], [{ ...order, paymentStatus: 'PAID' }])).toEqual([['ALREADY_REMITTED', 'one']])
  expect(matches([line, line], [order])).toEqual([
    ['MATCHED', 'one'],
    ['ALREADY_REMITTED', 'one'],
  ])
})

test('readRemittanceFile: reads whole đồng by Vietnamese and English headings, and leaves blank rows out', () => {
  const read = { lines: [{ ...line, collectedInCents: 10_000_000, feeInCents: 500_000 }] }
  expect(readWholeRemittanceFile('Mã vận đơn;Tiền thu hộ;Phí\nT1;100.000 ₫;5.000\n;;\n')).toEqual(read)
  expect(readWholeRemittanceFile('tracking code,amount,fee\nT1,"100,000",5000')).toEqual(read)
})

test('readRemittanceFile: names the columns that are missing and the rows that are wrong', () => {
  expect(readWholeRemittanceFile('phí\n1')).toEqual({
    problems: [
      { field: 'csv.collected', code: 'required' },
      { field: 'csv.trackingCode', code: 'required' },
    ],
  })
  expect(readWholeRemittanceFile('mã đơn hàng,số tiền,phí\nCN-1,10,20\n,10,0\nCN-1,mười,0')).toEqual({
    problems: [
      { field: 'csv.0.feeInCents', code: 'amount.too_large', params: { max: 10 } },
      { field: 'csv.1.trackingCode', code: 'required' },
      { field: 'csv.2.collectedInCents', code: 'amount.invalid' },
    ],
  })
})

test('readRemittanceFile: names a row by its place in the file, behind blank rows too', () => {
  expect(readWholeRemittanceFile('tracking code,amount\n\nT1,10\n,\nT2,ten')).toEqual({
    problems: [{ field: 'csv.3.collectedInCents', code: 'amount.invalid' }],
  })
})

test('readRemittanceFile: takes as many lines as one confirmation books', () => {
  const rows = (count: number) => `tracking code,amount\n${'T1,100\n'.repeat(count)}`
  expect(readWholeRemittanceFile(rows(maxRemittanceLines))).toHaveProperty('lines')
  expect(readWholeRemittanceFile(rows(maxRemittanceLines + 1))).toEqual({
    problems: [{ field: 'csv', code: 'too_many', params: { max: maxRemittanceLines } }],
  })
})

test('readRemittanceFile: can be left after each row, also after a blank one', () => {
  const steps = [...readRemittanceFile(`tracking code,amount\n${'T1,100\n,\n'.repeat(50)}`)]
  expect(steps).toHaveLength(100)
})

const administrator: Actor = { id: 'first', platformRole: 'ADMIN', tenantId: null, tenantRole: null }

test('mayConfirmRemittance: somebody else than who imported it, once', () => {
  const draft = { status: 'DRAFT', importedBy: 'second' } as const
  expect(mayConfirmRemittance(draft, administrator)).toEqual({ allowed: true })
  expect(mayConfirmRemittance({ ...draft, importedBy: 'first' }, administrator)).toMatchObject({
    because: 'remittance.own_confirmation',
  })
  expect(mayCancelRemittance({ ...draft, status: 'CONFIRMED' }, administrator)).toMatchObject({
    because: 'remittance.not_draft',
  })
})

test('remittanceDifference: what a transfer leaves over, and below zero what its lines take of earlier ones', () => {
  expect(remittanceDifference(9_500, 10_000, 500)).toBe(0)
  expect(remittanceDifference(20_000, 10_000, 500)).toBe(10_500)
  expect(remittanceDifference(0, 10_000, 0)).toBe(-10_000)
})

test('validateCarrier: a code is capital letters, digits and underscores', () => {
  expect(validateCarrier({ code: 'GHN_COD', name: 'Giao Hàng Nhanh' })).toEqual([])
  for (const code of ['ghn', 'G', 'GIAO HANG', 'A'.repeat(21)])
    expect(validateCarrier({ code, name: 'A' })).toEqual([{ field: 'code', code: 'carrier.code_invalid' }])
  expect(validateCarrier({ code: ' ', name: ' ' }).map(({ code }) => code)).toEqual(['required', 'required'])
})

test('validateRemittance: a statement may come without money, but says how much came', () => {
  const form = { carrierId: 'one', bankReference: 'FT 1', transferredInCents: 0 }
  expect(validateRemittance(form)).toEqual([])
  expect(validateRemittance({ carrierId: '', bankReference: ' ', transferredInCents: undefined })).toMatchObject([
    { field: 'carrierId', code: 'required' },
    { field: 'bankReference', code: 'required' },
    { field: 'transferredInCents', code: 'required' },
  ])
})
