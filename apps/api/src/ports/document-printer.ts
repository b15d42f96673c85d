// Projects that compile this source find the declaration only so.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pdfmake.d.ts" />
import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'
import type { PrintedDocument } from './document.ts'
import { printable } from './printable.ts'

export interface DocumentPrinter {
  /** Returns the document as PDF. */
  print(document: PrintedDocument): Promise<Uint8Array>
}

const resolve = (style: string) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/be-vietnam-pro/${style}/BeVietnamPro_${style}.ttf`)

const page = {
  pageSize: 'A4',
  pageMargins: [48, 48, 48, 56],
  defaultStyle: { font: 'BeVietnamPro', fontSize: 10, lineHeight: 1.3 },
}

/** Prints with the whole of Be Vietnam Pro, which is embedded in the file. Reads nothing else from disk or network. */
export function pdfDocuments(): DocumentPrinter {
  const fonts = {
    BeVietnamPro: {
      normal: resolve('400Regular'),
      bold: resolve('700Bold'),
      italics: resolve('400Regular_Italic'),
      bolditalics: resolve('700Bold_Italic'),
    },
  }
  const files = new Set<string>(Object.values(fonts.BeVietnamPro))
  pdfmake.setFonts(fonts)
  pdfmake.setLocalAccessPolicy((path) => files.has(path))
  pdfmake.setUrlAccessPolicy(() => false)
  return {
    print: (document) => pdfmake.createPdf({ ...page, ...printable(document) }).getBuffer(),
  }
}
