import { type ConsentChoice, essentialOnly } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Dialog } from '@chonoi/ui/dialog'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { ConsentToggles } from './consent-toggles.tsx'
import { consentStore } from './consent-store.ts'
import type { ConsentActions } from './use-consent-actions.ts'

export interface ConsentDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  actions: ConsentActions
}

/** A switch for each cookie category (COOKIE-05..09). */
export default function ConsentDialog({ isOpen, onOpenChange, actions }: ConsentDialogProps) {
  const { t } = useTranslation('cookies')
  const [choice, setChoice] = useState<ConsentChoice>(() => consentStore.read() ?? essentialOnly)
  const { saving, choose } = actions
  return (
    <Dialog
      title={t('dialog.title')}
      description={t('dialog.text')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="secondary" isLoading={saving === 'essentialOnly'} onClick={() => choose('essentialOnly')}>
            {t('essentialOnly')}
          </Button>
          <Button
            variant="secondary"
            isLoading={saving === 'savePreferences'}
            onClick={() => choose('savePreferences', choice)}
          >
            {t('savePreferences')}
          </Button>
          <Button isLoading={saving === 'acceptAll'} onClick={() => choose('acceptAll')}>
            {t('acceptAll')}
          </Button>
        </>
      }
    >
      <ConsentToggles choice={choice} onChange={setChoice} headingLevel={3} />
    </Dialog>
  )
}
