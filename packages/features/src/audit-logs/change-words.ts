import type { AuditLog } from '@chonoi/contract'
import { formatDateTime, formatMoney, formatNumber, formatVnd, type I18n, textOf } from '@chonoi/i18n'

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** A list of field names as some entries hold it, e.g. "bankAccountId, notes". */
const fieldNames = /^\w+(, \w+)*$/

/** Gateways count whole đồng (D1§9), everything else cents. */
const vndFields = new Set(['fixedFee', 'minimumAmount', 'maximumAmount'])
const centsFields = new Set(['minimumAmount', 'discountValue'])

/** The words for the fields and values of an entry in the reader's language. Unknown ones are shown as they are. */
export function changeWords(i18n: I18n, { entityType, changes }: Pick<AuditLog, 'entityType' | 'changes'>) {
  const fieldOf = (name: string): string => textOf(i18n, 'auditLogs', `field.${name}`) ?? name

  function valueOf(name: string, value: unknown): string {
    if (value === undefined) return '—'
    if (value === null || value === '') return i18n.t('auditLogs:changes.none')
    if (typeof value === 'boolean') return i18n.t(value ? 'auditLogs:changes.yes' : 'auditLogs:changes.no')
    if (typeof value === 'number') return numberOf(name, value)
    if (Array.isArray(value)) return value.map((one) => valueOf(name, one)).join(', ')
    if (typeof value === 'object' && value) {
      return Object.entries(value)
        .map(([inner, one]) => `${fieldOf(inner)}: ${valueOf(inner, one)}`)
        .join('; ')
    }
    return codeOf(name, String(value))
  }

  function numberOf(name: string, value: number): string {
    if (name.endsWith('InCents')) return formatMoney(value)
    if (entityType === 'payment_gateway_config' && vndFields.has(name)) return formatVnd(value)
    if (entityType === 'coupon' && centsFields.has(name))
      return name === 'discountValue' && changes?.discountType === 'PERCENTAGE' ? `${value}%` : formatMoney(value)
    return formatNumber(value, i18n.language === 'en' ? 'en' : 'vi')
  }

  function codeOf(name: string, text: string): string {
    if (instant.test(text)) return formatDateTime(text)
    if (name === 'fields' && fieldNames.test(text)) return text.split(', ').map(fieldOf).join(', ')
    if (name === 'role') return textOf(i18n, 'roles', text) ?? text
    if (name === 'paymentMethod') return textOf(i18n, 'common', `paymentMethod.${text}`) ?? text
    return textOf(i18n, 'auditLogs', `value.${text}`) ?? text
  }
  return { fieldOf, valueOf }
}
