import type { UiLocale } from '../ui-provider/ui-context.ts'

const marks = { vi: { decimal: ',', group: '.' }, en: { decimal: '.', group: ',' } } as const

const grouped = /^\d{1,3}(?:[.,]\d{3})+$/
const onlyMark = /^\d*[.,]\d+$/

/**
 * Parses a number as the language writes it: "1.234,5" in Vietnamese, "1,234.5" in English. A number that the language
 * would write differently counts where it has only one meaning: "1.5" and "1,000,000". Undefined when it is none.
 */
export function readNumber(text: string, locale: UiLocale): number | undefined {
  const { decimal } = marks[locale]
  const [, sign = '', amount = ''] = /^([-−+]?)(.*)$/.exec(text.replace(/[\s\u200B\uFEFF'’]/g, '')) ?? []
  const plain = plainNumber(amount, decimal)
  if (plain === undefined) return undefined
  const number = Number(plain)
  if (!Number.isFinite(number)) return undefined
  return sign === '-' || sign === '−' ? -number : number
}

/** Returns the amount with a point for its decimals and without groups. */
function plainNumber(amount: string, decimal: '.' | ','): string | undefined {
  const used = [...new Set(amount.match(/[.,]/g))]
  if (used.length === 0) return /^\d+$/.test(amount) ? amount : undefined
  if (used.length === 2) {
    const end = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','))
    const [whole, part] = [amount.slice(0, end), amount.slice(end + 1)]
    return grouped.test(whole) && /^\d*$/.test(part) ? `${whole.replace(/[.,]/g, '')}.${part}` : undefined
  }
  const isDecimal = used[0] === decimal ? onlyMark.test(amount) : onlyMark.test(amount) && !grouped.test(amount)
  if (isDecimal) return amount.replace(/[.,]/, '.')
  return grouped.test(amount) ? amount.replace(/[.,]/g, '') : undefined
}

/** Formats a number as the language writes it. */
export function writeNumber(value: number, locale: UiLocale, isGrouped: boolean): string {
  return new Intl.NumberFormat(locale === 'vi' ? 'vi-VN' : 'en-US', {
    useGrouping: isGrouped,
    maximumFractionDigits: 6,
  }).format(value)
}
