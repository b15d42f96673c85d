import type { DocumentPart } from '../ports/document.ts'

export const muted = '#475569'

/** A label in Vietnamese with the English one beside it. */
export const label = (vietnamese: string, english: string, more: { bold?: boolean } = {}): DocumentPart => ({
  text: [vietnamese, { text: ` / ${english}`, color: muted }],
  ...more,
})

export const right = (text: string, bold = false) =>
  ({ text, alignment: 'right', noWrap: true, bold }) as const satisfies DocumentPart

/** The head of a column, in both languages. */
export const columnHead = (
  vietnamese: string,
  english: string,
  alignment: 'left' | 'right' = 'right',
): DocumentPart => ({
  stack: [
    { text: vietnamese, bold: true },
    { text: english, color: muted, fontSize: 8 },
  ],
  alignment,
})

/** A bar across the page in a shop's colour. */
export const brandBar = (color: string | null): DocumentPart => ({
  table: { widths: ['*'], body: [['']], barColor: color ?? muted },
  layout: 'brandBar',
  margin: [0, 8, 0, 4],
})

/** The shops' logos as PNG in data URLs, by their address. */
export type DocumentLogos = ReadonlyMap<string, string>

/** A shop's logo as the first of columns; nothing without one. */
export function logoColumn(logoUrl: string | null, logos: DocumentLogos): DocumentPart[] {
  const logo = logoUrl && logos.get(logoUrl)
  return logo ? [{ image: logo, fit: [56, 56], width: 'auto' }] : []
}
