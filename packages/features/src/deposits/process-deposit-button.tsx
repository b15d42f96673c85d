import type { Deposit } from '@chonoi/contract'
import { actorOf, mayProcessDeposit } from '@chonoi/domain'
import { problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'

const ProcessDepositDialog = lazy(() => import('./process-deposit-dialog.tsx'))

/** Opens the decision on a deposit that waits; nobody decides on their own. */
export function ProcessDepositButton({ deposit }: { deposit: Deposit }) {
  const { t, i18n } = useTranslation('deposits')
  const { user } = useSession()
  const openDialog = useRowDialog()
  if (deposit.status !== 'PENDING' || !user) return null
  const decision = mayProcessDeposit({ ...deposit, userId: deposit.user.id }, actorOf(user))
  return (
    <Button
      size="sm"
      onClick={() => openDialog((close) => <ProcessDepositDialog deposit={deposit} onClose={close} />)}
      {...(!decision.allowed && { disabledReason: problemText(i18n, decision.because) })}
    >
      {t('process.action')}
    </Button>
  )
}
