/** Shifts a time to Ho Chi Minh City's clock, because spreadsheets have no time zones. */
export const ahead = 7 * 3_600_000

/** The formats of times, whole numbers and fractions. */
export const formats = { time: 'dd/mm/yyyy hh:mm', whole: '#,##0', fraction: '#,##0.##' } as const

export const xlsxContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
