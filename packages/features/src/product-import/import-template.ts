import { importColumns } from '@chonoi/domain'
import type { TFunction } from '@chonoi/i18n'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A file with the headings that an import knows and one product as an example, in the reader's language. */
export function importTemplate(t: TFunction<'productImport'>): Blob {
  const lines = [
    importColumns.map((column) => t(`heading.${column}`)),
    importColumns.map((column) => t(`example.${column}`)),
  ]
  const text = lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
  return new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' })
}
