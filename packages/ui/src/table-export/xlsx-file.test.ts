import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { xlsxFile } from './xlsx-file.ts'

/** Reads one entry of a zip archive as text, located by its local header. */
function partOf(archive: Buffer, name: string): string {
  const central = archive.indexOf(Buffer.from(name), archive.indexOf(Buffer.from('504b0102', 'hex'))) - 46
  const start = archive.readUInt32LE(central + 42)
  const size = archive.readUInt32LE(central + 20)
  const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
  const bytes = archive.subarray(data, data + size)
  return (archive.readUInt16LE(central + 10) === 0 ? bytes : inflateRawSync(bytes)).toString('utf8')
}

async function sheetXml(...cells: Parameters<typeof xlsxFile>[0]['rows'][number]) {
  const headings = cells.map((_, index) => `Cột ${index + 1}`)
  const file = await xlsxFile({ headings, rows: [cells], timeZone: 'Asia/Ho_Chi_Minh' }, 'Rút [tiền]: 11/2026')
  const archive = Buffer.from(await file.arrayBuffer())
  return { sheet: partOf(archive, 'xl/worksheets/sheet1.xml'), archive }
}

test('text that looks like a formula is text, never a formula', async () => {
  const { sheet, archive } = await sheetXml('=HYPERLINK("http://x","y")', '+1', '@a')
  expect(sheet).not.toContain('<f>')
  expect(partOf(archive, 'xl/sharedStrings.xml')).toContain('=HYPERLINK')
})

test('numbers stay numbers and dates are local to the zone', async () => {
  const { sheet } = await sheetXml(1250, new Date('2026-11-20T17:05:00Z'))
  expect(sheet).toContain('<v>1250</v>')
  // 21 November 2026 is day 46347 of Excel's calendar; 00:05 is 0.00347 of it.
  expect(sheet).toMatch(/<v>46347\.0034\d+<\/v>/)
})

test('control characters and very long text leave the file readable', async () => {
  const { archive } = await sheetXml('a\u0000b\u001f', 'x'.repeat(40_000))
  const strings = partOf(archive, 'xl/sharedStrings.xml')
  expect(strings).toContain('ab')
  expect(strings).not.toContain('x'.repeat(32_768))
})

test('gives the sheet a name that Excel accepts', async () => {
  const { archive } = await sheetXml('a')
  expect(partOf(archive, 'xl/workbook.xml')).toContain('Rút  tiền   11 2026')
})
