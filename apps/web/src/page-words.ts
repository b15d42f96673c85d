import { isLanguage, loadNamespaces, type Namespace } from '@chonoi/i18n'
import type { RouterContext } from './router.tsx'

/** The language that is read now: a visitor may have changed it since the page came. */
export function languageNow({ i18n, language }: RouterContext) {
  return isLanguage(i18n.language) ? i18n.language : language
}

/** Fetches the words that a page needs, in the language that is read now. */
export function loadWords(context: RouterContext, namespaces: readonly Namespace[]) {
  return loadNamespaces(context.i18n, languageNow(context), namespaces)
}
