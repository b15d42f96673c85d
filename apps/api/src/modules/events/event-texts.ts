import { formatMoney, type I18n, textOf } from '@chonoi/i18n'
import { mailWords } from '../../mail/mail-words.ts'
import { codeWords, wordsOfCodes } from './code-words.ts'
import type { Audit } from './event.ts'

/** The audit log keeps both languages; a notification is stored in Vietnamese and translated by its reader's screen. */
interface Texts {
  readonly vi: I18n
  readonly en: I18n
}

const load = async (): Promise<Texts> => ({
  vi: await mailWords('vi', ['audit', 'notifications', ...wordsOfCodes]),
  en: await mailWords('en', ['audit', ...wordsOfCodes]),
})
let loaded: Promise<Texts> | undefined

/** Loads the texts once per process. */
export const eventTexts = (): Promise<Texts> => (loaded ??= load())

/** Returns the descriptions of an audit row in both languages. */
export function auditText({ vi, en }: Texts, { action, values }: Audit) {
  return {
    description: textOf(en, 'audit', action, codeWords(en, action, values)) ?? action,
    vietnameseDescription: textOf(vi, 'audit', action, codeWords(vi, action, values)) ?? action,
  }
}

interface Told {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Returns title and message of a notification, undefined where its type has no text of its own. */
export function notificationText(i18n: I18n, { type, data }: Told) {
  const { amountInCents, reason, status } = data
  const values = { ...data, ...(typeof amountInCents === 'number' && { amount: formatMoney(amountInCents) }) }
  const first = (...keys: string[]) =>
    keys.map((key) => textOf(i18n, 'notifications', `type.${type}${key}`, values)).find((text) => text !== undefined)
  const message = first('.text', `.${status}`, `.${reason}.text`)
  const isExplained = reason && (type === 'PRODUCT_REJECTED' || type === 'REVIEW_MODERATED')
  return {
    title: first('', `.${reason}`),
    message: isExplained ? `${message} ${textOf(i18n, 'notifications', 'reason', { reason })}` : message,
  }
}
