/** Formats a part of a whole in percent: "12,5%" or "12.5%"; empty where there is no whole. */
export function formatShare(value: number, whole: number, locale: string): string {
  if (!(whole > 0)) return ''
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    Math.max(0, value) / whole,
  )
}
