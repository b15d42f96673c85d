/** FMT-16: a count of 1000 or more in thousands with one decimal, rounded down so that it never overstates. */
export function compactCount(count: number): { readonly amount: number; readonly suffix: '' | 'k' } {
  return count < 1000 ? { amount: count, suffix: '' } : { amount: Math.floor(count / 100) / 10, suffix: 'k' }
}

/** FMT-05 */
export const fileSizeUnits = ['B', 'KB', 'MB', 'GB', 'TB'] as const

export type FileSizeUnit = (typeof fileSizeUnits)[number]

/** A size in the largest unit that leaves at least 1, base 1024, with at most one decimal. */
export function fileSize(bytes: number): { readonly amount: number; readonly unit: FileSizeUnit } {
  let amount = bytes
  let unit: FileSizeUnit = 'B'
  for (const larger of fileSizeUnits.slice(1)) {
    if (Math.round(amount * 10) / 10 < 1024) break
    amount /= 1024
    unit = larger
  }
  return { amount: Math.round(amount * 10) / 10, unit }
}
