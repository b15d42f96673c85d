import { MenuItem, MenuPopover } from '@chonoi/ui/menu'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import type { OverlayPart } from './overlay-part.ts'
import { moreLinks } from './site-links.ts'

export default function MoreLinks(overlay: OverlayPart) {
  const { t } = useTranslation('shell')
  const { hasScreen } = useNavigation()
  const links = moreLinks.filter(({ href }) => hasScreen(href))
  return (
    <MenuPopover {...overlay} label={t('nav.more')} placement="bottom start">
      {links.map(({ href, words }) => (
        <MenuItem key={href} id={href} href={href}>
          {t(words)}
        </MenuItem>
      ))}
    </MenuPopover>
  )
}
