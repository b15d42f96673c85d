import { type NavGroup, SideNav } from '@chonoi/ui/side-nav'
import { useTranslation } from '@chonoi/i18n/react'
import { usePathname } from '../app/navigation.tsx'
import { currentLink } from './area-links.ts'
import type { FrameArea } from './frame-area.ts'
import { useAreaGroups } from './use-area-groups.ts'

export interface SideNavigationProps {
  area: Exclude<FrameArea, 'site'>
  /** Whether only icons are shown. */
  isCollapsed?: boolean
  /** Whether all groups stay open, under plain headings. */
  isFlat?: boolean
}

/** Lists the screens of an area. */
export function SideNavigation({ area, isCollapsed, isFlat = false }: SideNavigationProps) {
  const { t } = useTranslation('shell')
  const pathname = usePathname()
  const groups = useAreaGroups(area)
  const drawn = groups.map(
    ({ words, links }): NavGroup => ({
      id: links[0]?.href ?? '',
      ...(words && { label: t(words) }),
      isCollapsible: !isFlat,
      items: links.map(({ href, words: name, icon: Icon }) => ({ href, label: t(name), icon: <Icon /> })),
    }),
  )
  const current = currentLink(groups, pathname)
  return (
    <SideNav
      label={t(`side.${area}`)}
      groups={drawn}
      {...(current !== undefined && { currentHref: current })}
      {...(isCollapsed !== undefined && { isCollapsed })}
    />
  )
}
