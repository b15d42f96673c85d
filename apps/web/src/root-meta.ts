import { pageMeta } from '@chonoi/domain'
import type { I18n } from '@chonoi/i18n'
import { platformName } from './platform-name.ts'

/** The router's marks on a match. An unknown path is marked on the root under this name only. */
interface Matched {
  status: string
  _notFound?: boolean
}

/**
 * Returns the title of pages without their own: an unknown path, a missing item, and a failed page. Search engines are
 * excluded from all of them.
 */
export function rootMeta(matches: readonly Matched[], i18n: I18n) {
  const isLost = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
  const site = platformName()
  if (!isLost) return [{ title: pageMeta({ site }).title }]
  const { title, robots } = pageMeta({ site, title: i18n.t('shell:access.notFoundTitle'), robots: 'noindex, follow' })
  return [{ title }, { name: 'robots', content: robots }]
}
