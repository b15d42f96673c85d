import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../../test/fuzz/hostile-texts.ts'
import { unzip } from '../../../test/testing/unzip.ts'
import { xlsxFile } from './xlsx-file.ts'

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
/** Unescapes an XML text. */
const unescaped = (xml: string) => xml.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** Returns the files of a workbook with one column, whose heading and cells are the texts. */
const workbookOf = async (texts: readonly string[]) =>
  unzip(
    Buffer.from(
      await xlsxFile({
        name: 'x',
        columns: [{ heading: texts[0] ?? '', value: (row: string) => row }],
        rows: texts,
      }),
    ),
  )

test('xlsxFile: hostile texts survive as text cells, none becomes a formula or a link', async () => {
  const files = await workbookOf(hostileTexts)
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  const cells = sheet.match(/<c [^>]*>/g) ?? []
  expect(cells).toHaveLength(hostileTexts.length + 1)
  expect(cells.filter((cell) => !/ t="(?:s|inlineStr)"/.test(cell))).toEqual([])
  expect(sheet).not.toMatch(/<f\b|hyperlink/i)
  const strings = files.get('xl/sharedStrings.xml') ?? ''
  const texts = [...strings.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => unescaped(text))
  expect(new Set(texts)).toEqual(new Set(hostileTexts))
})

test('xlsxFile: hostile texts add no elements and no files', async () => {
  const [hostile, harmless] = [await workbookOf(hostileTexts), await workbookOf(hostileTexts.map((_, one) => `${one}`))]
  expect([...hostile.keys()]).toEqual([...harmless.keys()])
  const elementsOf = (xml = '') => (xml.match(/<\/?[\w:]+/g) ?? []).join('')
  for (const [name, xml] of harmless) expect(elementsOf(hostile.get(name))).toBe(elementsOf(xml))
})

test("xlsxFile: drops characters that XML can't contain, so that the file stays readable", async () => {
  const strings = (await workbookOf(['a\0b\u0001\u001F\uFFFEc'])).get('xl/sharedStrings.xml')
  expect(strings).toContain('>abc<')
})

test('xlsxFile: 50,000 rows leave turns to others while they are written', async () => {
  let others = 0
  const isWriting = { now: true }
  const turns = (async () => {
    for (; isWriting.now; others++) await setImmediate()
  })()
  await workbookOf(Array.from({ length: 50_000 }, (_, index) => `dòng ${index}`))
  isWriting.now = false
  await turns
  expect(others).toBeGreaterThanOrEqual(99)
})

test('xlsxFile: times are on the clock of Ho Chi Minh City, numbers stay numbers', async () => {
  const columns = [
    { heading: 'Lúc', value: () => new Date('2026-11-01T05:00:00Z') },
    { heading: 'Số', value: () => -1.5 },
  ]
  const file = unzip(Buffer.from(await xlsxFile({ name: 'x', columns, rows: [0] })))
  expect(file.get('xl/worksheets/sheet1.xml')).toContain('<v>46327.5</v></c><c r="B2" s="4"><v>-1.5</v>')
})
