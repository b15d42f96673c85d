import { expect, test } from 'vitest'
import { ImportCheck, type ImportFacts } from './check-import.ts'
import { CsvReader, csvText, maxCsvColumns, maxCsvLine } from './csv-file.ts'
import { guessMapping } from './import-columns.ts'
import { variantOptionsOf } from './imported-variant.ts'
import { mayStartImport } from './product-import.ts'

const facts: ImportFacts = {
  categories: new Map([['gom-su', 'category']]),
  skus: new Set(['GOM-1']),
  slugs: new Set(['binh-gom']),
}
const head = ['Tên', 'Mô tả', 'Danh mục', 'Giá', 'Giá gốc', 'Tồn kho', 'SKU', 'Tình trạng', 'Thẻ', 'Slug']
const good = ['Bình gốm', 'Men lam', 'Gốm sứ', '150.000', '', '5', '', '', '', '']
const checked = (...rows: string[][]) => {
  const check = new ImportCheck(guessMapping(head), facts, head.length)
  for (const [index, row] of rows.entries()) check.add(index + 2, row)
  return check
}
const withCell = (at: number, text: string) => good.map((cell, index) => (index === at ? text : cell))
const codesOf = (...rows: string[][]) =>
  checked(...rows).problems.map(({ row, column, code }) => `${row} ${column ?? ''} ${code}`)

/** All rows of a text, or what is wrong with it. */
function csvRows(text: string) {
  const reader = new CsvReader(text)
  const rows = [...reader.rows()]
  return reader.fault ? { fault: reader.fault } : { rows }
}

test('CsvReader: quotes keep delimiters, lines and doubled quotes', () => {
  expect(csvRows('a,b\r\n"x,\n""y""",z\r\n')).toEqual({
    rows: [
      ['a', 'b'],
      ['x,\n"y"', 'z'],
    ],
  })
})

test('CsvReader: reads semicolons and tabs, an empty last cell and a last line without its end', () => {
  expect(csvRows('a;b\n1,5;')).toEqual({
    rows: [
      ['a', 'b'],
      ['1,5', ''],
    ],
  })
  expect(csvRows('a\tb\n1\t2')).toEqual({
    rows: [
      ['a', 'b'],
      ['1', '2'],
    ],
  })
})

test('CsvReader: what an export disarmed is as before', () => {
  expect(csvRows("a\n'=1+1\n'@ten\n'chữ")).toEqual({ rows: [['a'], ['=1+1'], ['@ten'], ["'chữ"]] })
})

test('CsvReader: refuses a quote that is never closed, and a file without a word', () => {
  expect(csvRows('a\n"b')).toEqual({ fault: 'csv.unclosed_quote' })
  expect(csvRows(' ,\n,')).toEqual({ fault: 'csv.empty' })
})

test('CsvReader: refuses a line of more columns than any list has, wherever it stands', () => {
  const wide = ','.repeat(maxCsvColumns)
  expect(csvRows(`a${wide}`)).toEqual({ fault: 'csv.too_wide' })
  expect(csvRows(`a,b\n1${wide}`)).toEqual({ fault: 'csv.too_wide' })
  expect(csvRows(`a${wide.slice(1)}`)).toMatchObject({ rows: [{ length: maxCsvColumns }] })
})

test('CsvReader: refuses a line that is longer than any list has, wherever its letters stand', () => {
  const long = 'a'.repeat(maxCsvLine)
  expect(csvRows(long)).toEqual({ rows: [[long]] })
  for (const line of [`${long}a`, `${long},a`, `"${long}"`, `""${long}`, `"${long.replaceAll('a', '\n')}"`])
    for (const text of [line, `a\n${line}`]) expect(csvRows(text)).toEqual({ fault: 'csv.too_long' })
})

test('CsvReader: reads cells in the form of all texts', () => {
  expect(csvRows('Gô\u0301m\u200B  sứ\n')).toEqual({ rows: [['Gốm sứ']] })
})

test('csvText: refuses UTF-16 and broken UTF-8', () => {
  const read = () => 'chữ'
  const fail = () => {
    throw new TypeError('not UTF-8')
  }
  expect(csvText(Uint8Array.of(0x61), read)).toEqual({ text: 'chữ' })
  expect(csvText(Uint8Array.of(0xff, 0xfe, 0x61, 0), read)).toEqual({ fault: 'csv.utf16' })
  expect(csvText(Uint8Array.of(0xe1, 0x61), fail)).toEqual({ fault: 'csv.not_utf8' })
})

test('ImportCheck: a good row is a product with its amounts in cents', () => {
  expect(checked(withCell(4, '200,000 ₫')).products).toEqual([
    {
      ...{ row: 2, name: 'Bình gốm', description: 'Men lam', categoryId: 'category', condition: 'NEW', tags: [] },
      ...{ priceInCents: 15_000_000, compareAtPriceInCents: 20_000_000, stock: 5, sku: null, slug: null },
    },
  ])
})

test('ImportCheck: tags are written with bars or semicolons, or as the list of an export', () => {
  for (const tags of ['gốm|men lam|gốm', 'gốm; men lam', '["gốm","men lam"]'])
    expect(checked(withCell(8, tags)).products[0]?.tags).toEqual(['gốm', 'men lam'])
})

test('ImportCheck: decimals, formulas and negative amounts are no prices', () => {
  for (const price of ['1500.5', '=1+1', '-150000', '1.50'])
    expect(codesOf(withCell(3, price))).toEqual(['2 price amount.invalid'])
})

test.each([
  ['1.500', 1500],
  ['1,500.00', 1500],
  ['12', 12],
])('ImportCheck: reads the stock %j as %d', (text, stock) => {
  expect(checked(withCell(5, text)).products[0]?.stock).toBe(stock)
})

test.each(['2.5', '1e1', '12 cái', '--5'])('ImportCheck: refuses the stock %j', (text) => {
  expect(codesOf(withCell(5, text))).toEqual(['2 stock type'])
})

test('ImportCheck: an amount beyond exact cents is no price', () => {
  expect(codesOf(withCell(3, '99999999999999'))).toEqual(['2 price amount.invalid'])
})

test('ImportCheck: every problem of a row is told with its column', () => {
  expect(codesOf(['', '', 'Không có', '', '', '-1', '', 'vỡ', '', ''])).toEqual([
    '2 price required',
    '2 stock too_small',
    '2 category not_in_list',
    '2 condition not_in_list',
    '2 name required',
    '2 description required',
  ])
})

test('ImportCheck: codes and addresses are taken by the shop and by earlier rows', () => {
  expect(codesOf(withCell(6, 'GOM-1'), withCell(6, 'GOM-2'), withCell(6, 'GOM-2'))).toEqual([
    '2 sku not_unique',
    '4 sku not_unique',
  ])
  expect(codesOf(withCell(9, 'binh-gom'), withCell(9, 'binh-moi'), withCell(9, 'binh-moi'))).toEqual([
    '2 slug not_unique',
    '4 slug not_unique',
  ])
})

test('ImportCheck: blank rows count for nothing, and a row with too many cells is refused', () => {
  const check = checked(['', ' '], good)
  expect([check.total, check.products[0]?.row]).toEqual([1, 3])
  expect(codesOf([...good, 'lạc'])).toEqual(['2  too_many'])
})

const groupHead = ['Nhóm', 'Tên', 'Mô tả', 'Danh mục', 'Giá', 'Tồn kho', 'SKU', 'Phiên bản', 'Tùy chọn']
const grouped = (...rows: string[]) => {
  const check = new ImportCheck(guessMapping(groupHead), facts, groupHead.length)
  for (const [index, row] of rows.entries()) check.add(index + 2, row.split(','))
  return { check, codes: check.problems.map(({ row, column, code }) => `${row} ${column} ${code}`) }
}

test('ImportCheck: rows of one group are the variants of one product, wherever they stand', () => {
  const { check, codes } = grouped(
    'ao,Áo thun,Vải bông,Gốm sứ,150000,5,,,Màu: Đỏ; Cỡ: M',
    'non,Nón lá,Lá cọ,Gốm sứ,60000,1,,,',
    'ao,Áo thun,,,160000,2,AO-L,Cỡ lớn,"{}"',
    'ao,,,,155000,,,,{"Màu":"Xanh"}',
  )
  expect(codes).toEqual(['4 options options.invalid'])
  expect(check.products.map(({ name }) => name)).toEqual(['Nón lá'])
  const good = grouped('ao,Áo thun,Vải bông,Gốm sứ,150000,5,,,Màu: Đỏ; Cỡ: M', 'ao,,,,155000,2,AO-X,,{"Màu":"Xanh"}')
  expect(good.check.products).toEqual([
    expect.objectContaining({
      ...{ row: 2, name: 'Áo thun', variantName: 'Đỏ / M', options: { Màu: 'Đỏ', Cỡ: 'M' }, priceInCents: 15_000_000 },
      more: [
        {
          ...{ row: 3, variantName: 'Xanh', options: { Màu: 'Xanh' }, sku: 'AO-X', stock: 2 },
          ...{ priceInCents: 15_500_000, compareAtPriceInCents: null },
        },
      ],
    }),
  ])
})

test('ImportCheck: a row of a group that says another product, or the same variant again, is told', () => {
  expect(
    grouped(
      'ao,Áo thun,Vải bông,Gốm sứ,150000,5,,,',
      'ao,Áo len,,,160000,2,,Dày,',
      'ao,,,,160000,2,,Dày,',
      'ao,,,,1000,1,,,',
    ).codes,
  ).toEqual(['3 name csv.differs', '4 variantName not_unique', '5 variantName required'])
})

test('variantOptionsOf: nothing is no options; a value without a name, a name twice or six of them are none', () => {
  expect(variantOptionsOf('')).toEqual({})
  for (const text of ['Đỏ', 'Màu: Đỏ; Màu: Xanh', 'a:1;b:1;c:1;d:1;e:1;f:1', '{"a":1}', '{', `a:${'x'.repeat(61)}`])
    expect(variantOptionsOf(text)).toBeUndefined()
})

test('mayStartImport: wrong rows are left out only when asked', () => {
  const one = { status: 'CHECKED', goodRows: 3, badRows: 1 } as const
  expect(mayStartImport(one, false)).toMatchObject({ because: 'product_import.has_problems' })
  expect(mayStartImport(one, true)).toEqual({ allowed: true })
  expect(mayStartImport({ ...one, goodRows: 0 }, true)).toMatchObject({ because: 'product_import.has_problems' })
  expect(mayStartImport({ ...one, status: 'RUNNING' }, true)).toMatchObject({ because: 'product_import.started' })
})
