import type { Language } from './languages.ts'
import type { Namespace } from './namespaces.ts'
import { type Bundle, type Bundles, say } from './say.ts'
import type { Namespaces, TFunction } from './t-function.ts'

/** The words of one reader: which language, what is loaded, and who wants to know when the language changes. */
export interface I18n {
  readonly language: Language
  /** Says a text in the language of the moment; without a prefix it is one of `common`. */
  readonly t: TFunction<readonly Namespace[]>
  /** `t` in one language (null: that of now), whose keys without a prefix belong to the first of the namespaces. */
  getFixedT<const Names extends Namespaces>(language: Language | null, names: Names): TFunction<Names>
  /** For keys that come from outside: undefined where there is no such text. */
  find(namespace: Namespace, key: string, values?: Readonly<Record<string, unknown>>): string | undefined
  has(language: Language, namespace: Namespace): boolean
  add(language: Language, namespace: string, words: Bundle): void
  /** What is loaded in a language. */
  wordsIn(language: Language): Readonly<Record<string, Bundle>>
  /** Its words must be loaded: see `switchLanguage`. */
  setLanguage(language: Language): void
  /** Tells of every change of the language; answers how to stop that. */
  onLanguageChanged(listener: () => void): () => void
}

/** What every `t` is; which keys it may be asked for is known to the types alone. */
type Translator = (key: string, values?: Readonly<Record<string, unknown>>) => string

/**
 * One instance per call: the server makes one for each request, the browser one for the page. It starts without words;
 * `loadNamespaces` brings them. Works synchronously once they are there. A text that is asked for before that is shown as
 * its key and told to `onMissing`.
 */
export function createI18n(first: Language, onMissing: (name: string) => void = () => {}): I18n {
  const bundles: Bundles = { vi: {}, en: {} }
  const listeners = new Set<() => void>()
  const made = new Map<string, Translator>()
  let language = first

  function translator(spoken: () => Language, bare: string): Translator {
    return (full, values) => {
      const [, namespace = bare, key = full] = /^(\w+):(.*)$/s.exec(full) ?? []
      const text = say(bundles, spoken(), namespace, key, values)
      if (text === undefined) onMissing(`${namespace}:${key}`)
      return text ?? key
    }
  }

  return {
    get language() {
      return language
    },
    t: translator(() => language, 'common'),
    getFixedT<const Names extends Namespaces>(wanted: Language | null, names: Names) {
      const spoken = wanted ?? language
      const bare = (Array.isArray(names) ? names[0] : names) ?? 'common'
      // The same function for the same words, so that screens can depend on it.
      const name = `${spoken}:${bare}`
      const t = made.get(name) ?? translator(() => spoken, bare)
      made.set(name, t)
      return t as TFunction<Names>
    },
    find: (namespace, key, values) => say(bundles, language, namespace, key, values),
    has: (wanted, namespace) => bundles[wanted][namespace] !== undefined,
    add(wanted, namespace, words) {
      bundles[wanted][namespace] = words
    },
    wordsIn: (wanted) => bundles[wanted],
    setLanguage(next) {
      if (next === language) return
      language = next
      for (const listener of listeners) listener()
    },
    onLanguageChanged(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
