import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { DocumentPart, PrintedDocument } from './document.ts'
import { pdfDocuments } from './document-printer.ts'
import { printable } from './printable.ts'

const documentOf = (...cells: readonly DocumentPart[]): PrintedDocument => ({
  info: { title: 'Hóa đơn', author: 'Gốm', creator: 'Chợ Nổi' },
  content: [{ table: { widths: [18, '*', 'auto', 'auto', 'auto'], body: [cells] } }],
  foot: '',
})
const amount = { text: '1.500.000 ₫', noWrap: true }

/** What a printer draws of a document. */
async function drawnOn(document: PrintedDocument): Promise<string> {
  const file = Buffer.from(await pdfDocuments().print(document)).toString('latin1')
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return streams.join('\n')
}

/** Where the lines of a document begin, in points from the left. A page of A4 ends at 595. */
const startsOf = async (document: PrintedDocument): Promise<number[]> =>
  [...(await drawnOn(document)).matchAll(/1 0 0 1 (-?[\d.]+) -?[\d.]+ Tm/g)].map(([, left]) => Number(left))

test('print: a word of 60 letters or a SKU of 60 leaves the columns beside it on the page', async () => {
  const name = 'G'.repeat(60)
  const starts = await startsOf(documentOf('1', `Bình ${name}`, 'SKU-'.repeat(15), amount, amount))
  expect(starts.length).toBeGreaterThan(5)
  expect(Math.max(...starts)).toBeLessThan(595 - 48)
})

test('printable: words of usual length stay whole, and control characters are left out', () => {
  const { content } = printable(documentOf('Bình\u0001 gốm men lam Bát Tràng', 'internationalization', amount))
  expect(JSON.stringify(content)).not.toContain('break-all')
  expect(JSON.stringify(content)).toContain('Bình gốm men lam Bát Tràng')
})

test('printable: parts of a text keep their own look, in a long word too', () => {
  const content = (text: string): DocumentPart => ({ text: ['Số ', { text, bold: true, color: '#475569' }] })
  const {
    content: [short, long],
  } = printable({
    ...documentOf(),
    content: [content('CN-1'), content('G'.repeat(30))],
  })
  expect(short).toEqual({ text: ['Số ', { text: 'CN-1', bold: true, color: '#475569' }] })
  expect(JSON.stringify(long)).toContain('"bold":true,"color":"#475569","text":"GGG')
})

test('print: a watermark lies behind the figures', async () => {
  const page = await drawnOn({ ...documentOf('1', 'Bình', 'SKU', amount, amount), watermark: 'BẢN NHÁP' })
  const [watermark, figure] = [page.indexOf('0.9333'), page.lastIndexOf(' Tm')]
  expect(watermark).toBeGreaterThan(-1)
  expect(watermark).toBeLessThan(figure)
})
