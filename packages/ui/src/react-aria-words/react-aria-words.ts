import { type LocalizedString, LocalizedStringDictionary } from '@internationalized/string'
import { englishWords } from './english-words.ts'
import type { PackageWords } from './package-words.ts'
import { vietnameseWords } from './vietnamese-words.ts'

function dictionaryOf(packageName: string, vietnamese: PackageWords[string]) {
  const byLanguage = { 'vi-VN': vietnamese, 'en-US': englishWords[packageName] ?? {} }
  return new LocalizedStringDictionary(byLanguage as Record<string, Record<string, LocalizedString>>, 'en-US')
}

const dictionaries = new Map<string, unknown>(
  Object.entries(vietnameseWords).map(([packageName, words]) => [packageName, dictionaryOf(packageName, words)]),
)

// Its words are kept under one name and asked for by another.
dictionaries.set('@react-aria/link-preview', dictionaries.get('@react-aria/previewtrigger'))

/*
 * React Aria asks here before it uses the strings bundled with each of its packages. Its own answer knows one language
 * per document and none on the server; this one follows the locale of the component that asks, in both places.
 */
LocalizedStringDictionary.getGlobalDictionaryForPackage = <K extends string, T extends LocalizedString>(
  packageName: string,
) => (dictionaries.get(packageName) ?? null) as LocalizedStringDictionary<K, T> | null
