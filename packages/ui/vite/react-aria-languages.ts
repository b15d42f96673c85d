import type { Plugin } from 'vite'

const message =
  /\/(?:react-aria|react-stately|react-aria-components)\/dist\/private\/intl\/[\w-]+\/([a-z]{2}-[A-Z]{2})\.mjs$/

const locale = /\/react-aria\/dist\/private\/i18n\/(?:useDefaultLocale|utils)\.mjs$/

/**
 * Cheaper replacements. The original calls load the browser's data of all languages, which takes 0.1 s on a phone
 * before the first paint.
 */
const cheaper = [
  // validity of a language tag
  ['Intl.DateTimeFormat.supportedLocalesOf([', 'Intl.getCanonicalLocales(['],
  // writing direction of a language: React Aria falls back to a list
  ['if (Intl.Locale)', 'if (false)'],
] as const

/**
 * Removes React Aria's messages in 34 languages from each component, except English; Vietnamese comes from this
 * library. A combo box becomes 10 % smaller. Also replaces expensive locale checks that React Aria runs when it is
 * loaded, though the library always sets the locale.
 */
export function reactAriaLanguages(): Plugin {
  return {
    name: 'chonoi:react-aria-languages',
    load(id) {
      const language = message.exec(id)?.[1]
      return language && language !== 'en-US' ? 'export default undefined' : null
    },
    transform(code, id) {
      if (!locale.test(id)) return null
      return { code: cheaper.reduce((text, [question, other]) => text.replace(question, other), code), map: null }
    },
  }
}
