import { expect, test } from 'vitest'
import { csvFile } from './csv-file.ts'
import { sheetOf } from './sheet.ts'

const written = async (...rows: Parameters<typeof csvFile>[0]['rows'][number][]) => {
  const bytes = new Uint8Array(
    await csvFile({ headings: ['Tên', 'Số'], rows, timeZone: 'Asia/Ho_Chi_Minh' }).arrayBuffer(),
  )
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

test('the file begins with a byte order mark and lines end with CRLF', async () => {
  expect(await written(['Ghe', 3])).toBe('\uFEFFTên,Số\r\nGhe,3\r\n')
})

test.each(['=1+1', '+84901234567', '-5', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＠SUM(A1)'])(
  'escapes text that looks like a formula: %j',
  async (text) => {
    expect(await written([text, 1])).toContain(`'${text}`)
  },
)

test.each(['0912345678', '19001234567890123'])(
  'digits that a spreadsheet would shorten stay text: %j',
  async (text) => {
    expect(await written([text, 1])).toContain(`'${text},1`)
  },
)

test('leaves out control characters', async () => {
  expect(await written(['\u001BGốm\u0001', 1])).toContain('\r\nGốm,1')
})

test('numbers stay numbers, negative ones too', async () => {
  expect(await written(['Nợ', -125000])).toContain('Nợ,-125000')
})

test('escapes quotes, commas and line ends', async () => {
  expect(await written(['Ghe "Út", to\nvà dài', 1])).toContain('"Ghe ""Út"", to\nvà dài",1')
})

test('neutralizes formulas behind quotes too', async () => {
  expect(await written(['=A1,"x"', 1])).toContain('"\'=A1,""x"""')
})

test('dates are written in the local time of the zone', async () => {
  expect(await written(['Đêm', new Date('2026-11-20T17:05:00Z')])).toContain('2026-11-21 00:05')
})

test('empty values, NaN and invalid dates become empty cells', async () => {
  expect(await written([null, undefined], [Number.NaN, new Date('x')])).toBe('\uFEFFTên,Số\r\n,\r\n,\r\n')
})

test('columns without a value are not exported', () => {
  const cell = () => ''
  const columns = [
    { id: 'a', header: 'A', cell, value: (row: string) => row },
    { id: 'b', header: 'B', cell },
  ]
  expect(sheetOf(columns, ['x']).headings).toEqual(['A'])
})
