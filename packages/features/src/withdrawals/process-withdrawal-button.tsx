import type { Withdrawal } from '@chonoi/contract'
import { actorOf, isWithdrawalOpen, mayProcessWithdrawal } from '@chonoi/domain'
import { problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'

const ProcessWithdrawalDialog = lazy(() => import('./process-withdrawal-dialog.tsx'))

/** Opens the process modal; only for open requests (ADM-WD-21). */
export function ProcessWithdrawalButton({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useTranslation('withdrawals')
  const { user, availableTenants } = useSession()
  const openDialog = useRowDialog()
  const { status, shop } = withdrawal
  if (!user || !isWithdrawalOpen(status)) return null
  const isOfOwnShop = availableTenants.some(({ tenantId }) => tenantId === shop?.id)
  const facts = { status, userId: withdrawal.user.id, tenantId: shop?.id ?? null, isOfOwnShop }
  const decision = mayProcessWithdrawal(facts, actorOf(user), 'COMPLETED')
  return (
    <Button
      size="sm"
      onClick={() => openDialog((close) => <ProcessWithdrawalDialog withdrawal={withdrawal} onClose={close} />)}
      {...(!decision.allowed && { disabledReason: problemText(i18n, decision.because) })}
    >
      {t('process.action')}
    </Button>
  )
}
