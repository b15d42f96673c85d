import type { I18n } from './create-i18n.ts'
import { ownLanguage } from './languages.ts'
import { isNamespace, loaders, type Namespace } from './namespaces.ts'
import { setPlatformName, withPlatformName } from './platform-name.ts'

/**
 * Loads the namespaces that the instance lacks. A route's loader calls it with those of its screen. In a language that
 * a tenant added, it loads the English ones as well, as the translation may be incomplete.
 */
export async function loadNamespaces(i18n: I18n, language: string, names: readonly Namespace[]): Promise<void> {
  const ours = ownLanguage(language)
  const missing = names.filter((name) => !i18n.hasResourceBundle(ours, name))
  await Promise.all(
    missing.map(async (name) => {
      const { words } = await loaders[ours][name]()
      // Not copied: the texts of a module never change, and a server adds them for each request.
      i18n.addResourceBundle(ours, name, withPlatformName(i18n, words), false, false, { skipCopy: true })
    }),
  )
}

/** Renames the platform in all texts that are loaded, and renders them anew. */
export async function renamePlatform(i18n: I18n, name: string): Promise<void> {
  setPlatformName(i18n, name)
  const loaded = i18n.languages.map(ownLanguage).flatMap((language) =>
    Object.keys(i18n.getDataByLanguage(language) ?? {})
      .filter(isNamespace)
      .map(async (namespace) => ({ language, namespace, ...(await loaders[language][namespace]()) })),
  )
  for (const { language, namespace, words } of await Promise.all(loaded))
    i18n.addResourceBundle(language, namespace, withPlatformName(i18n, words), false, true)
  await i18n.changeLanguage(i18n.language)
}

/** Changes the language once all namespaces in use are loaded, so that no key is ever shown. */
export async function switchLanguage(i18n: I18n, language: string): Promise<void> {
  const inUse = i18n.languages.flatMap((each) => Object.keys(i18n.getDataByLanguage(each) ?? {}))
  await loadNamespaces(i18n, language, [...new Set(inUse)].filter(isNamespace))
  await i18n.changeLanguage(language)
}
