import { expect, test } from 'vitest'
import { caretAfterRewriting, insertedText, readMoney, readMoneyEdit, writeMoney } from './money-text.ts'

test.each([
  [0, '0'],
  [99_900, '999'],
  [100_000, '1.000'],
  [125_000_000, '1.250.000'],
  [null, ''],
  [undefined, ''],
])('formats %s cents as %j', (cents, text) => {
  expect(writeMoney(cents)).toBe(text)
})

test('readMoney: reads đồng into cents, and refuses what has two meanings', () => {
  expect(readMoney('1,250,000.00 ₫')).toBe(125_000_000)
  expect(readMoney('1.500,50')).toBeNull()
})

test.each([
  ['1250|', '1.250|'],
  ['12|50', '1.2|50'],
  ['12.5|', '125|'],
  ['|1250', '|1.250'],
  ['0012|5', '12|5'],
])('caretAfterRewriting: moves the cursor of %j to %j', (typed, rewritten) => {
  const caret = caretAfterRewriting(typed.replace('|', ''), typed.indexOf('|'), rewritten.replace('|', ''))
  expect(caret).toBe(rewritten.indexOf('|'))
})

/** Presses one key after the other at the end of the box, and returns what it shows. */
function type(keys: string, shown = '', wasGrouped = true) {
  let box: { text: string; wasGrouped: boolean; cents: number | null } = { text: shown, wasGrouped, cents: null }
  for (const key of keys) {
    const { cents, kept } = readMoneyEdit({ text: box.text + key, inserted: key, wasGrouped: box.wasGrouped })
    box = { text: kept ?? writeMoney(cents), wasGrouped: kept === undefined, cents }
  }
  return box
}

test.each([
  ['1500000', '1.500.000', 1_500_000],
  ['1.500.000', '1.500.000', 1_500_000],
  ['1,500,000.00', '1,500,000.00', 1_500_000],
  ['500000,00', '500.000,00', 500_000],
  ['500000,', '500.000,', 500_000],
  ['500000,000', '500.000,000', null],
  ['1500000.5', '1.500.000.5', null],
  ['1500000.500', '1.500.000.500', 1_500_000_500],
  ['1e1', '1e1', null],
  ['500k', '500k', null],
  ['500000vnd', '500.000vnd', 500_000],
  ['500 000', '500 000', 500_000],
  ['-5000', '-5000', null],
  ['2.5', '2.5', null],
  ['007', '7', 7],
  ['đường', '', null],
  ['99999999999999', '99999999999999', null],
])('readMoneyEdit: %j typed key by key shows %j', (keys, text, vnd) => {
  expect(type(keys)).toMatchObject({ text, cents: vnd === null ? null : vnd * 100 })
})

test.each([
  ['1,500,000.00', 1_500_000],
  ['1.500.000,00', 1_500_000],
  ['500.000,0', 500_000],
  ['1 500 000 VND', 1_500_000],
  ['1500000', 1_500_000],
  ['500.000 ₫\n', 500_000],
])('readMoneyEdit: %j inserted at once is %d đồng, grouped', (text, vnd) => {
  for (const wasGrouped of [true, false])
    expect(readMoneyEdit({ text, inserted: text, wasGrouped })).toEqual({ cents: vnd * 100 })
})

test.each(['1500000.5', '1.500,50', '1e1', '-5.000', '9'.repeat(30), '250.0001.500'])(
  'readMoneyEdit: %j inserted at once is refused and stays',
  (text) => {
    expect(readMoneyEdit({ text, inserted: text, wasGrouped: true })).toEqual({ cents: null, kept: text })
  },
)

test('readMoneyEdit: digits in the middle of a grouped amount, or fewer of them, are grouped anew', () => {
  expect(readMoneyEdit({ text: '1.2950', inserted: '9', wasGrouped: true })).toEqual({ cents: 1_295_000 })
  expect(readMoneyEdit({ text: '1.2750', inserted: '7', wasGrouped: true })).toEqual({ cents: 1_275_000 })
  expect(readMoneyEdit({ text: '1.50', inserted: '', wasGrouped: true })).toEqual({ cents: 15_000 })
})

test('readMoneyEdit: a refused text is an amount again once it is corrected', () => {
  expect(readMoneyEdit({ text: '1500000.', inserted: '', wasGrouped: false })).toEqual({
    cents: 150_000_000,
    kept: '1500000.',
  })
  expect(readMoneyEdit({ text: '1500000', inserted: '', wasGrouped: false })).toEqual({ cents: 150_000_000 })
  expect(readMoneyEdit({ text: '', inserted: '', wasGrouped: false })).toEqual({ cents: null })
})

const events: [Partial<InputEvent>, string][] = [
  [{ inputType: 'insertText', data: '5' }, '5'],
  [{ inputType: 'insertFromPaste', data: '1,500' }, '1,500'],
  [{ inputType: 'insertFromDrop', data: null }, '1.500'],
  [{ inputType: 'deleteContentBackward', data: null }, ''],
  [{}, '1.500'],
]

test.each(events)('insertedText: of %j it is %j', (event, inserted) => {
  expect(insertedText(event, '1.500')).toBe(inserted)
})
