import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))

export function InviteButton() {
  const { t } = useTranslation('invitations')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button iconStart={<UserPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('invite.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
