import { withoutControls } from '@chonoi/domain'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { hostileTexts } from '../../../test/fuzz/hostile-texts.ts'
import { Turn } from '../../threads/turn.ts'
import { csvFile } from './csv-file.ts'

/** Characters that begin a formula or command in spreadsheets, with their full-width East Asian forms. */
const formulaBegins = /^[=+\-@\t\r＝＋－＠]/u

/** Parses the cells of a CSV file by RFC 4180. */
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

/** Any text that the database can store: everything but the null byte. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => text.isWellFormed() && !text.includes('\0')),
  fc.constantFrom(...hostileTexts),
  fc
    .tuple(fc.constantFrom(...'=+-@\t\r\n＝＋－＠"\',;'), fc.string({ maxLength: 20 }))
    .map(([first, rest]) => first + rest),
)

test('csvFile: 10,000 texts survive the round trip, and none begins a formula', async () => {
  const given = fc.sample(texts, { seed: 20_261_122, numRuns: 10_000 })
  const [, ...rows] = readCsv(await fileOf(given))
  expect(rows).toHaveLength(given.length)
  const faults = rows.filter(([read = ''], index) => {
    const text = withoutControls(given[index] ?? '')
    const isDisarmed = read === (formulaBegins.test(text) || /^0\d+$/.test(text) ? `'${text}` : text)
    return !isDisarmed || formulaBegins.test(read)
  })
  expect(faults.slice(0, 3)).toEqual([])
})

test('csvFile: digits that a spreadsheet would shorten stay text', async () => {
  const [, ...rows] = readCsv(await fileOf(['0912345678', '19001234567890123', '12345', '0,5']))
  expect(rows.map(([read]) => read)).toEqual(["'0912345678", "'19001234567890123", '12345', '0,5'])
})

test('csvFile: leaves out control characters', async () => {
  const [, [read] = []] = readCsv(await fileOf(['\u001BGốm\u0001 sứ\uFFFE']))
  expect(read).toBe('Gốm sứ')
})

test('csvFile: numbers stay numbers, negative ones included', async () => {
  const columns = [{ heading: 'Số tiền', value: (row: number) => row }]
  expect(readCsv(await csvFile({ name: 'x', columns, rows: [-150_000, 0, 9_007_199_254_740_991] }))).toEqual([
    ['Số tiền'],
    ['-150000'],
    ['0'],
    ['9007199254740991'],
  ])
})

test('csvFile: others have their turn before rows held the thread for 15 ms, however long a few take', async () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
  const turns = vi.spyOn(Turn.prototype, 'next')
  await fileOf(Array.from({ length: 2_000 }, (_, index) => `dòng ${index}`))
  clock.mockRestore()
  // Twenty rows take 5 ms.
  expect(turns.mock.calls.length).toBeGreaterThanOrEqual(2_000 / 20 / 3)
  turns.mockRestore()
})
