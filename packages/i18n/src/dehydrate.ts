import type { I18n } from './create-i18n.ts'
import type { Language } from './languages.ts'
import type { Bundle } from './say.ts'

/** The words of one language that the server rendered with; they travel in the page, so the browser fetches none. */
export type DehydratedWords = { readonly language: Language; readonly words: Readonly<Record<string, Bundle>> }

export function dehydrateWords(i18n: I18n): DehydratedWords {
  return { language: i18n.language, words: i18n.wordsIn(i18n.language) }
}

export function hydrateWords(i18n: I18n, { language, words }: DehydratedWords): void {
  for (const [name, bundle] of Object.entries(words)) i18n.add(language, name, bundle)
}
