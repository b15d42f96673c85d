import { hasPermission } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import type { PaletteCommand } from '@chonoi/ui/command-palette'
import { ArrowRight } from 'lucide-react'
import { useNavigation } from '../app/navigation.tsx'
import { useSession } from '../app/services.tsx'
import { furtherScreens } from './further-screens.ts'
import { footerGroups, mainLinks, moreLinks } from './site-links.ts'
import { useAreaGroups } from './use-area-groups.ts'
import { useEntitledLinks } from './use-entitled-links.ts'

type SiteLink =
  | (typeof mainLinks | typeof moreLinks)[number]
  | (typeof footerGroups)[number]['links'][number]
  | { href: '/cart'; words: 'nav.cart' }

/** Returns a command for every screen that the user may open: those of their work first, then the site's. */
export function useScreenCommands(): PaletteCommand[] {
  const { t } = useTranslation('shell')
  const { hasScreen } = useNavigation()
  const { status, actor } = useSession()
  const entitled = new Set(useEntitledLinks().map(({ entry }) => entry))
  const areas = {
    admin: { groups: useAreaGroups('admin'), isOpen: entitled.has('admin') },
    seller: { groups: useAreaGroups('seller'), isOpen: entitled.has('seller') },
    account: { groups: useAreaGroups('account'), isOpen: status === 'in' },
  }
  const own = (['admin', 'seller', 'account'] as const).flatMap((area) =>
    areas[area].isOpen
      ? [
          ...areas[area].groups.flatMap(({ links }) => links),
          ...furtherScreens[area].filter(
            ({ href, needs }) => hasScreen(href) && (!needs || hasPermission(actor, needs)),
          ),
        ].map(({ href, words, icon: Icon }) => ({
          id: href,
          href,
          label: t(words),
          icon: <Icon />,
          group: t(`side.${area}`),
        }))
      : [],
  )
  const site: readonly SiteLink[] = [
    ...mainLinks,
    { href: '/cart', words: 'nav.cart' },
    ...moreLinks,
    ...footerGroups.flatMap(({ links }): readonly SiteLink[] => links),
  ]
  // The footer invites to a page of the account as well.
  const isOwn = new Set<string>(own.map(({ id }) => id))
  const isFurther = (href: SiteLink['href']) => hasScreen(href) && !isOwn.has(href)
  const labels = new Map(site.filter(({ href }) => isFurther(href)).map(({ href, words }) => [href, t(words)]))
  const everybodys = [...labels].map(([href, label]) => ({
    id: href,
    href,
    label,
    icon: <ArrowRight />,
    group: t('nav.label'),
  }))
  return [...own, ...everybodys]
}
