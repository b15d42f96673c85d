import { Drawer } from '@chonoi/ui/drawer'
import { useCallback } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { MobileMenuContent } from './mobile-menu-content.tsx'

/** A drawer of all links of the header; following one closes it. */
export default function MobileMenu({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  /** Must be referentially stable. */
  onOpenChange: (isOpen: boolean) => void
}) {
  const { t } = useTranslation('shell')
  const close = useCallback(() => onOpenChange(false), [onOpenChange])
  return (
    <Drawer title={t('mobile.title')} side="end" isOpen={isOpen} onOpenChange={onOpenChange} className="shell-drawer">
      <MobileMenuContent onDone={close} />
    </Drawer>
  )
}
