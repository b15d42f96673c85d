/** Shifts a time to Ho Chi Minh City's clock, because spreadsheets have no time zones. */
export const ahead = 7 * 3_600_000

/** The formats of times, whole numbers and fractions. */
export const formats = { time: 'dd/mm/yyyy hh:mm', whole: '#,##0', fraction: '#,##0.##' } as const

/** Removes characters that XML can't contain. A single one would make the whole file unreadable. */
export const withoutControls = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are exactly what is meant
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

export const xlsxContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
