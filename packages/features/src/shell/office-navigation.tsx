import { href } from '@chonoi/domain'
import { BareLink } from '@chonoi/ui/link'
import { ArrowLeftRight, type LucideIcon, Store } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import type { OfficeArea } from './frame-area.ts'
import { SideNavigation } from './side-navigation.tsx'
import { useEntitledLinks } from './use-entitled-links.ts'

export interface OfficeNavigationProps {
  area: OfficeArea
  /** Whether only icons are shown. */
  isCollapsed?: boolean
}

/** The sections of the area that the user may open, and the ways to their other area and to the shop. */
export function OfficeNavigation({ area, isCollapsed }: OfficeNavigationProps) {
  const { t } = useTranslation('shell')
  const entitled = new Set(useEntitledLinks().map(({ entry }) => entry))
  const other = area === 'admin' ? 'seller' : 'admin'
  const ways: readonly { href: string; label: string; icon: LucideIcon }[] = [
    ...(entitled.has(other) ? [{ href: href(`/${other}`), label: t(`nav.${other}`), icon: ArrowLeftRight }] : []),
    { href: href('/'), label: t('office.toShop'), icon: Store },
  ]
  return (
    <>
      {entitled.has(area) && <SideNavigation area={area} isFlat {...(isCollapsed !== undefined && { isCollapsed })} />}
      <ul className="office-ways" aria-label={t('office.ways')} data-collapsed={isCollapsed || undefined}>
        {ways.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <BareLink href={href} className="ui-side-nav-link" title={isCollapsed ? label : undefined}>
              <span className="ui-side-nav-icon" aria-hidden="true">
                <Icon />
              </span>
              <span className="ui-side-nav-label">{label}</span>
            </BareLink>
          </li>
        ))}
      </ul>
    </>
  )
}
