import { href } from '@chonoi/domain'
import { Link } from '@chonoi/ui/link'
import { AnchoredPopover } from '@chonoi/ui/popover'
import { useTranslation } from '@chonoi/i18n/react'
import type { OverlayPart } from './overlay-part.ts'
import { TenantList } from './tenant-list.tsx'
import { shellPanelFoot } from './shell-classes.ts'

export default function TenantChoices(overlay: OverlayPart) {
  const { t } = useTranslation('shell')
  const close = () => overlay.onOpenChange(false)
  return (
    <AnchoredPopover {...overlay} label={t('tenant.switcher')} className="cn:w-80 cn:max-w-full cn:p-1">
      <TenantList onDone={close} />
      <Link href={href('/tenant/switching')} className={shellPanelFoot} onClick={close}>
        {t('tenant.all')}
      </Link>
    </AnchoredPopover>
  )
}
