import type { Plugin } from 'vite'

const message =
  /\/(?:react-aria|react-stately|react-aria-components)\/dist\/private\/intl\/[\w-]+\/([a-z]{2}-[A-Z]{2})\.mjs$/

const locale = /\/react-aria\/dist\/private\/i18n\/(?:useDefaultLocale|utils)\.mjs$/

/** Both questions load a browser's knowledge of all languages, a tenth of a second on a phone, before anything is drawn. */
const cheaper = [
  // whether a tag is well formed
  ['Intl.DateTimeFormat.supportedLocalesOf([', 'Intl.getCanonicalLocales(['],
  // which way a language is written: a list of languages answers it as well
  ['if (Intl.Locale)', 'if (false)'],
] as const

/**
 * React Aria carries its words in 34 languages inside each component. This leaves English; Vietnamese comes from the
 * library's own words. A combo box becomes a tenth smaller by it. And it asks the browser about its language when it is
 * loaded, though the library always tells it; here it asks what costs nothing.
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
