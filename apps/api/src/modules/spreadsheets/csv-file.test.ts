import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../../test/fuzz/hostile-texts.ts'
import { csvFile } from './csv-file.ts'

/** What spreadsheets begin a formula or a command with, also in the wide forms of East Asian keyboards. */
const formulaBegins = /^[=+\-@\t\r＝＋－＠]/u

/** The cells of a CSV file as RFC 4180 has it. */
function readCsv(file: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
  expect(text.startsWith('\uFEFF')).toBe(true)
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy
  cell.lastIndex = 1
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) throw new Error('no CSV')
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const fileOf = (texts: readonly string[]) =>
  csvFile({
    name: 'x',
    columns: [
      { heading: 'Chữ', value: (row: string) => row },
      { heading: 'Hết', value: () => 1 },
    ],
    rows: texts,
  })

/** What the database can hold: everything but the null byte. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => text.isWellFormed() && !text.includes('\0')),
  fc.constantFrom(...hostileTexts),
  fc
    .tuple(fc.constantFrom(...'=+-@\t\r\n＝＋－＠"\',;'), fc.string({ maxLength: 20 }))
    .map(([first, rest]) => first + rest),
)

test('10,000 texts come back from a CSV file as they were, and none of them begins a formula', () => {
  const given = fc.sample(texts, { seed: 20_261_122, numRuns: 10_000 })
  const [, ...rows] = readCsv(fileOf(given))
  expect(rows).toHaveLength(given.length)
  const faults = rows.filter(([read = ''], index) => {
    const text = given[index] ?? ''
    const isDisarmed = read === (formulaBegins.test(text) ? `'${text}` : text)
    return !isDisarmed || formulaBegins.test(read)
  })
  expect(faults.slice(0, 3)).toEqual([])
})

test('numbers stay numbers, also those below zero', () => {
  const columns = [{ heading: 'Số tiền', value: (row: number) => row }]
  expect(readCsv(csvFile({ name: 'x', columns, rows: [-150_000, 0, 9_007_199_254_740_991] }))).toEqual([
    ['Số tiền'],
    ['-150000'],
    ['0'],
    ['9007199254740991'],
  ])
})
