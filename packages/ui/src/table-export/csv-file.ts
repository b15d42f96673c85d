import type { CellValue } from '../data-table/data-table-column.ts'
import { isMoment, type Sheet, wallClock } from './sheet.ts'

/** Characters that no file of texts has. */
// oxlint-disable-next-line no-control-regex -- they are exactly what is meant
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/** Digits that a spreadsheet takes for a number: it drops leading noughts, and digits behind the fifteenth. */
const digitsAsText = /^(?:0\d+|\d{16,})$/

/** Characters that start a formula in spreadsheets, in ASCII and full-width forms. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

function textOf(value: CellValue, timeZone: string | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) {
    return isMoment(value) ? wallClock(value, timeZone).toISOString().slice(0, 16).replace('T', ' ') : ''
  }
  const text = value.replaceAll(controls, '')
  return formulaStart.test(text) || digitsAsText.test(text) ? `'${text}` : text
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Writes CSV that spreadsheets open correctly: a byte order mark, so that they read UTF-8; CRLF line ends; an
 * apostrophe before text that they would run as a formula or take for a number. Numbers stay numbers, dates are `2026-11-21 08:30`.
 */
export function csvFile({ headings, rows, timeZone }: Sheet): Blob {
  const lines = [headings, ...rows].map((cells) => cells.map((cell) => quoted(textOf(cell, timeZone))).join(','))
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
