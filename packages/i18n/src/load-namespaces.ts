import type { I18n } from './create-i18n.ts'
import type { Language } from './languages.ts'
import { loaders, type Namespace } from './namespaces.ts'

/** Fetches what is not there yet; a route's loader calls it with the namespaces its screen uses. */
export async function loadNamespaces(i18n: I18n, language: Language, names: readonly Namespace[]): Promise<void> {
  const missing = names.filter((name) => !i18n.has(language, name))
  await Promise.all(
    missing.map(async (name) => {
      const { words } = await loaders[language][name]()
      i18n.add(language, name, words)
    }),
  )
}

/** Changes the language once every namespace in use has its words, so that no key is ever seen. */
export async function switchLanguage(i18n: I18n, language: Language): Promise<void> {
  const inUse = Object.keys(i18n.wordsIn(i18n.language)).filter(isNamespace)
  await loadNamespaces(i18n, language, inUse)
  i18n.setLanguage(language)
}

function isNamespace(name: string): name is Namespace {
  return name in loaders.vi
}
