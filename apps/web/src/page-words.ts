import { loadNamespaces, type Namespace, ownLanguage } from '@chonoi/i18n'
import type { RouterContext } from './router.tsx'

/** Returns the current language, which may have changed since the page was rendered. */
export function languageNow({ i18n }: RouterContext) {
  return ownLanguage(i18n.language)
}

/** Loads a page's namespaces in the current language. */
export function loadWords(context: RouterContext, namespaces: readonly Namespace[]) {
  return loadNamespaces(context.i18n, context.i18n.language, namespaces)
}
