import type { ResourceLanguage } from 'i18next'
import type { I18n } from './create-i18n.ts'

/** The translations that the server rendered with. They are embedded in the page, so that the browser fetches none. */
export type DehydratedWords = { readonly language: string; readonly words: ResourceLanguage }

/** Returns what is loaded in the instance's language, ready for JSON. */
export function dehydrateWords(i18n: I18n): DehydratedWords {
  return { language: i18n.language, words: i18n.getDataByLanguage(i18n.language) ?? {} }
}

/** Adds the translations that came with the page. */
export function hydrateWords(i18n: I18n, { language, words }: DehydratedWords): void {
  for (const [name, texts] of Object.entries(words)) i18n.addResourceBundle(language, name, texts)
}
