import type { i18n as I18n } from 'i18next'

/** The words of one language that the server rendered with; they travel in the page, so the browser fetches none. */
export type DehydratedWords = {
  readonly language: string
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export function dehydrateWords(i18n: I18n): DehydratedWords {
  const words = Object.entries(i18n.store.data[i18n.language] ?? {}).map(([name, bundle]) => [name, textsOf(bundle)])
  return { language: i18n.language, words: Object.fromEntries(words) }
}

export function hydrateWords(i18n: I18n, dehydrated: DehydratedWords): void {
  for (const [name, bundle] of Object.entries(dehydrated.words)) {
    i18n.addResourceBundle(dehydrated.language, name, bundle)
  }
}

/** Bundles of ours are flat texts; the library's type allows more. */
function textsOf(bundle: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(Object(bundle)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
