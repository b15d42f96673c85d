import { createInstance, type i18n as I18n } from 'i18next'
import { centsFromVnd } from '@chonoi/domain'
import { formatMoney } from './formats/money.ts'
import { fallbackLanguage, type Language, languages } from './languages.ts'

/**
 * One instance per call: the server makes one for each request, the browser one for the page. It starts without words;
 * `loadNamespaces` brings them. Works synchronously once they are there.
 */
export function createI18n(language: Language): I18n {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    supportedLngs: [...languages],
    resources: {},
    ns: [],
    defaultNS: 'common',
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  i18n.services.formatter?.add('vnd', (value: number) => formatMoney(centsFromVnd(value)))
  return i18n
}
