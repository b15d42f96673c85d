import { loadNamespaces, type Namespace } from '@chonoi/i18n'
import type { RouterContext } from './router.tsx'
import { pageHead, type PageHeadOptions } from './page-head.ts'

type Words = 'pages' | 'legal'

export interface TextPage extends Pick<PageHeadOptions, 'origin' | 'language' | 'title' | 'description'> {}

/** For text-only pages: loads their texts and reads the title and description of `name` from them. */
export async function loadTextPage(
  { i18n, language, services }: RouterContext,
  words: Words,
  name: string,
  more: readonly Namespace[] = [],
): Promise<TextPage> {
  await loadNamespaces(i18n, language, [words, ...more])
  const say = (part: string) => i18n.t(`${words}:${name}.${part}` as 'pages:about.title')
  return { origin: services.origin, language, title: say('title'), description: say('description') }
}

/** The head of such a page. */
export function textPageHead(page: TextPage | undefined, path: string, jsonLd?: PageHeadOptions['jsonLd']) {
  return page ? pageHead({ ...page, path, ...(jsonLd && { jsonLd }) }) : {}
}
