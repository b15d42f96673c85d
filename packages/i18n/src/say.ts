import { centsFromVnd, withoutTurns } from '@chonoi/domain'
import { writeNumber } from './formats/digits.ts'
import { formatMoney } from './formats/money.ts'
import { fallbackLanguage, type Language } from './languages.ts'

/** The texts of one namespace by their flat keys. */
export type Bundle = Readonly<Record<string, string>>
/** What is loaded, by language and namespace. */
export type Bundles = Record<Language, Record<string, Bundle>>

const plurals = { vi: new Intl.PluralRules('vi'), en: new Intl.PluralRules('en') }
const blank = /\{\{\s*(\w+)(?:,\s*(\w+))?\s*\}\}/g

/** The text of a key, its blanks filled in; English where the language lacks it, undefined where both do. */
export function say(
  bundles: Bundles,
  language: Language,
  namespace: string,
  key: string,
  values: Readonly<Record<string, unknown>> = {},
): string | undefined {
  for (const spoken of new Set([language, fallbackLanguage])) {
    const words = bundles[spoken][namespace]
    const text =
      typeof values.count === 'number'
        ? (words?.[`${key}_${plurals[spoken].select(values.count)}`] ?? words?.[`${key}_other`] ?? words?.[key])
        : words?.[key]
    if (text !== undefined) return fill(text, spoken, values)
  }
  return undefined
}

function fill(text: string, language: Language, values: Readonly<Record<string, unknown>>): string {
  return text.replace(blank, (_, name: string, format?: string) => {
    const value = values[name]
    if (format === 'vnd' && typeof value === 'number') return formatMoney(centsFromVnd(value))
    if (format === 'number' && typeof value === 'number') return writeNumber(value, language)
    return value === undefined || value === null ? '' : withoutTurns(String(value))
  })
}
