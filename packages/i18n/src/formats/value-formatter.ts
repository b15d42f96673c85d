import { centsFromVnd, withoutTurns } from '@chonoi/domain'
import type { FormatterModule } from 'i18next'
import { isLanguage } from '../languages.ts'
import { writeNumber } from './digits.ts'
import { formatMoney } from './money.ts'

/**
 * Formats the values of texts: `{{price, vnd}}` as money, `{{count, number}}` as a grouped number, and any other value as
 * text without characters that change the reading direction of what follows.
 */
export const valueFormatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, format, language) {
    if (format === 'vnd' && typeof value === 'number') return formatVndValue(value)
    if (format === 'number' && typeof value === 'number') return formatNumberIn(value, language)
    return value === undefined || value === null ? '' : withoutTurns(String(value))
  },
}

/** The format `vnd` of i18next texts: whole đồng as money. */
export const formatVndValue = (vnd: number): string => formatMoney(centsFromVnd(vnd))

/** Languages that a tenant adds are formatted by the browser's Intl. */
function formatNumberIn(value: number, language?: string): string {
  if (isLanguage(language)) return writeNumber(value, language)
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
}
