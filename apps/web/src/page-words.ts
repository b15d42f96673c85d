import { loadNamespaces, type Namespace, ownLanguage } from '@chonoi/i18n'
import type { RouterContext } from './router.tsx'

/** Returns the language that is read now: a visitor may have changed it since the page was rendered. */
export function languageNow({ i18n }: RouterContext) {
  return ownLanguage(i18n.language)
}

/** Loads the namespaces of a page in the language that is read now. */
export function loadWords(context: RouterContext, namespaces: readonly Namespace[]) {
  return loadNamespaces(context.i18n, context.i18n.language, namespaces)
}
