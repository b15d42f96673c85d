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

// The messages are stored under one package name and looked up under another.
dictionaries.set('@react-aria/link-preview', dictionaries.get('@react-aria/previewtrigger'))

/*
 * Overrides React Aria's lookup of messages. The original supports one language per document and none on the server;
 * this one uses the locale of the calling component in both places.
 */
LocalizedStringDictionary.getGlobalDictionaryForPackage = <K extends string, T extends LocalizedString>(
  packageName: string,
) => (dictionaries.get(packageName) ?? null) as LocalizedStringDictionary<K, T> | null
