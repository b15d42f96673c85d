import { pageMeta } from '@chonoi/domain'
import type { I18n } from '@chonoi/i18n'

/** What the router tells of a page on its way out of it: the root's own mark of an unknown path has no other name. */
interface Matched {
  status: string
  _notFound?: boolean
}

/**
 * The title of a page that gives none of its own: of an unknown path, of a thing that is not there, and of a page that
 * failed. Search engines are kept from all of them.
 */
export function rootMeta(matches: readonly Matched[], i18n: I18n) {
  const isLost = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
  if (!isLost) return [{ title: pageMeta({}).title }]
  const { title, robots } = pageMeta({ title: i18n.t('shell:access.notFoundTitle'), robots: 'noindex, follow' })
  return [{ title }, { name: 'robots', content: robots }]
}
