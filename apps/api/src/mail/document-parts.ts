import type { DocumentPart } from '../ports/document.ts'

export const muted = '#475569'
const line = '#cbd5e1'

/** A label in Vietnamese with the English one beside it. */
export const label = (vietnamese: string, english: string, more: { bold?: boolean } = {}): DocumentPart => ({
  text: [vietnamese, { text: ` / ${english}`, color: muted }],
  ...more,
})

export const right = (text: string, bold = false): DocumentPart => ({ text, alignment: 'right', noWrap: true, bold })

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

/** Fine lines between rows, a stronger one below the head. */
export const ruledRows = {
  hLineWidth: (index: number) => (index === 1 ? 1 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingTop: () => 5,
  paddingBottom: () => 5,
}

/** A bar across the page in a shop's colour. */
export const brandBar = (color: string | null): DocumentPart => ({
  table: { widths: ['*'], body: [['']] },
  layout: {
    hLineWidth: (index: number) => (index === 0 ? 2 : 0),
    vLineWidth: () => 0,
    hLineColor: () => color ?? muted,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
  margin: [0, 8, 0, 4],
})

/** The shops' logos as PNG in data URLs, by their address. */
export type DocumentLogos = ReadonlyMap<string, string>

/** A shop's logo as the first of columns; nothing without one. */
export function logoColumn(logoUrl: string | null, logos: DocumentLogos): DocumentPart[] {
  const logo = logoUrl && logos.get(logoUrl)
  return logo ? [{ image: logo, fit: [56, 56], width: 'auto' }] : []
}

/** The foot of a page: what it belongs to and its number. */
export const pageFoot = (text: string): DocumentPart => ({
  text,
  alignment: 'center',
  color: muted,
  fontSize: 8,
  margin: [0, 20, 0, 0],
})
