import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useNewRow } from '../lists/use-new-row.ts'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))

export function InviteButton() {
  const { t } = useTranslation('invitations')
  const inviting = useNewRow()
  return (
    <>
      <Button iconStart={<UserPlus aria-hidden="true" />} onClick={inviting.open}>
        {t('invite.action')}
      </Button>
      {inviting.isOpen && (
        <Suspense>
          <InviteDialog onClose={inviting.close} />
        </Suspense>
      )}
    </>
  )
}
