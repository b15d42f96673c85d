import { withoutControls } from '@chonoi/domain'
import { barcodeSvg } from './barcode.ts'
import type { DocumentPart, PrintedDocument } from './document.ts'

/** A longer word is broken anywhere: kept whole, it would push the columns beside it off the page. */
const maxWordLength = 24
const longWords = new RegExp(`(\\S{${maxWordLength + 1},})`)

/** A text with long words that break. pdfmake forgets the style around parts of a text, so each part has it. */
function printableText(text: string, style: InlineStyle = {}): string | { text: readonly object[] } {
  const plain = withoutControls(text)
  const [first = '', ...others] = plain.split(longWords)
  if (others.length === 0) return first
  const parts = [first, ...others].map((part, index) => ({
    ...style,
    text: part,
    ...(index % 2 === 1 && { wordBreak: 'break-all' }),
  }))
  return { text: parts.filter(({ text: part }) => part !== '') }
}

type InlineStyle = Pick<Exclude<DocumentPart, string>, 'bold' | 'color' | 'fontSize'>
const inlineStyle = ({ bold, color, fontSize }: InlineStyle): InlineStyle => ({
  ...(bold !== undefined && { bold }),
  ...(color !== undefined && { color }),
  ...(fontSize !== undefined && { fontSize }),
})

/** A part in the words of pdfmake, which knows no barcodes. */
type PrintablePart = object | string
interface PrintableDocument extends Omit<PrintedDocument, 'content'> {
  content: readonly PrintablePart[]
}

/** A part whose texts fit on paper: without control characters, and with long words that break. */
function printablePart(part: DocumentPart): PrintablePart {
  if (typeof part === 'string') return printableText(part)
  if ('text' in part) {
    if (typeof part.text !== 'string') return { ...part, text: [part.text].flat().map(printablePart) }
    if (part.noWrap) return { ...part, text: withoutControls(part.text) }
    const text = printableText(part.text, inlineStyle(part))
    return typeof text === 'string' ? { ...part, text } : { ...part, ...text }
  }
  if ('stack' in part) return { ...part, stack: part.stack.map(printablePart) }
  if ('columns' in part) return { ...part, columns: part.columns.map(printablePart) }
  if ('table' in part) {
    const body = part.table.body.map((row) => row.map(printablePart))
    return { ...part, table: { ...part.table, body } }
  }
  if ('barcode' in part) {
    const { barcode, ...rest } = part
    const svg = barcodeSvg(barcode, part.fit)
    return svg ? { ...rest, svg } : ''
  }
  return part
}

export function printable({ info, content, ...document }: PrintedDocument): PrintableDocument {
  const { title, author } = info
  return {
    ...document,
    info: { ...info, title: withoutControls(title), author: withoutControls(author) },
    content: content.map(printablePart),
  }
}
