import { MenuItem, MenuPopover } from '@chonoi/ui/menu'
import { useTranslation } from '@chonoi/i18n/react'
import type { OverlayPart } from './overlay-part.ts'
import { moreLinks } from './site-links.ts'

export default function MoreLinks(overlay: OverlayPart) {
  const { t } = useTranslation('shell')
  return (
    <MenuPopover {...overlay} label={t('nav.more')} placement="bottom start">
      {moreLinks.map(({ href, words }) => (
        <MenuItem key={href} id={href} href={href}>
          {t(words)}
        </MenuItem>
      ))}
    </MenuPopover>
  )
}
