import { pageHead } from './page-head.ts'
import { languageNow } from './page-words.ts'
import type { RouterContext } from './router.tsx'

/** The head of the list of shops, for each of its addresses. */
export function shopsHead(context: RouterContext) {
  return pageHead({
    origin: context.services.origin,
    language: languageNow(context),
    title: context.i18n.t('shops:list.title'),
    description: context.i18n.t('shops:list.description'),
    path: '/marketplace',
  })
}
