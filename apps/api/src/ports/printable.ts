import { withoutControls } from '@chonoi/domain'
import type { DocumentPart, PrintedDocument } from './document.ts'

/** A longer word is broken anywhere: kept whole, it would push the columns beside it off the page. */
const maxWordLength = 24
const longWords = new RegExp(`(\\S{${maxWordLength + 1},})`)

function printableText(text: string): DocumentPart {
  const plain = withoutControls(text)
  const [first = '', ...others] = plain.split(longWords)
  if (others.length === 0) return first
  const parts = [first, ...others].map(
    (part, index): DocumentPart => (index % 2 === 1 ? { text: part, wordBreak: 'break-all' } : part),
  )
  return { text: parts.filter((part) => part !== '') }
}

/** A part whose texts fit on paper: without control characters, and with long words that break. */
function printablePart(part: DocumentPart): DocumentPart {
  if (typeof part === 'string') return printableText(part)
  if ('text' in part) {
    if (part.noWrap && typeof part.text === 'string') return { ...part, text: withoutControls(part.text) }
    return { ...part, text: [part.text].flat().map(printablePart) }
  }
  if ('stack' in part) return { ...part, stack: part.stack.map(printablePart) }
  if ('columns' in part) return { ...part, columns: part.columns.map(printablePart) }
  if ('table' in part) {
    const body = part.table.body.map((row) => row.map(printablePart))
    return { ...part, table: { ...part.table, body } }
  }
  return part
}

export function printable({ info, content, ...document }: PrintedDocument): PrintedDocument {
  const { title, author } = info
  return {
    ...document,
    info: { ...info, title: withoutControls(title), author: withoutControls(author) },
    content: content.map(printablePart),
  }
}
