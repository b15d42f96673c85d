import { createInstance, type i18n } from 'i18next'
import { valueFormatter } from './formats/value-formatter.ts'
import { fallbackLanguage, type Language } from './languages.ts'

/** An i18next instance: ours from `createI18n`, or a host's own with our namespaces added. */
export type I18n = i18n

/**
 * Creates an i18next instance without translations; `loadNamespaces` adds them. The server creates one per request and
 * the browser one per page; none is global. A text missing in both the language and English renders as its key, and
 * `onMissing` is called with its full name, e.g. `shell:nav.products`.
 */
export function createI18n(language: Language | (string & {}), onMissing: (name: string) => void = () => {}): I18n {
  const i18n = createInstance()
  void i18n.use(valueFormatter).init({
    lng: language,
    fallbackLng: fallbackLanguage,
    // Without a backend and with resources, `init` completes synchronously.
    initAsync: false,
    resources: {},
    ns: ['common'],
    defaultNS: 'common',
    keySeparator: false,
    nsSeparator: ':',
    // React escapes what it renders, and mails are escaped as a whole.
    interpolation: { escapeValue: false, alwaysFormat: true },
    missingInterpolationHandler: () => '',
    saveMissing: true,
    saveMissingPlurals: false,
    missingKeyHandler: (_languages, namespace, key) => onMissing(`${namespace}:${key}`),
    // Texts can only produce elements that their component lists.
    react: { transSupportBasicHtmlNodes: false, transKeepBasicHtmlNodesFor: [] },
  })
  return i18n
}
