import { type Language, type Namespace, textOf } from '@chonoi/i18n'
import { mailWords } from './mail-words.ts'

/** Where words of the screens are. */
export type WordsNamespace = Namespace

/** Says a value as the screens do; one without words stays as it is. */
export type Say = (namespace: WordsNamespace, key: string) => string

/** Loads words of the screens, for files that people read beside them. */
export async function wordsOfScreens(language: Language, namespaces: readonly WordsNamespace[]): Promise<Say> {
  const words = await mailWords(language, namespaces)
  return (namespace, key) => textOf(words, namespace, key) ?? key
}
