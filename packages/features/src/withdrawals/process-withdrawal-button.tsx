import type { Withdrawal } from '@chonoi/contract'
import { actorOf, isWithdrawalOpen, mayProcessWithdrawal } from '@chonoi/domain'
import { problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../app/services.tsx'

const ProcessWithdrawalDialog = lazy(() => import('./process-withdrawal-dialog.tsx'))

interface ProcessWithdrawalButtonProps {
  withdrawal: Withdrawal
  onPress: (withdrawal: Withdrawal) => void
}

/** Asks for the process modal; only for open requests (ADM-WD-21). */
export function ProcessWithdrawalButton({ withdrawal, onPress }: ProcessWithdrawalButtonProps) {
  const { t, i18n } = useTranslation('withdrawals')
  const { user, availableTenants } = useSession()
  const { status, shop } = withdrawal
  if (!user || !isWithdrawalOpen(status)) return null
  const isOfOwnShop = availableTenants.some(({ tenantId }) => tenantId === shop?.id)
  const facts = { status, userId: withdrawal.user.id, tenantId: shop?.id ?? null, isOfOwnShop }
  const decision = mayProcessWithdrawal(facts, actorOf(user), 'COMPLETED')
  return (
    <Button
      size="sm"
      onClick={() => onPress(withdrawal)}
      {...(!decision.allowed && { disabledReason: problemText(i18n, decision.because) })}
    >
      {t('process.action')}
    </Button>
  )
}

/**
 * The process modal beside what holds the buttons, not within a row: a request that somebody else decides meanwhile leaves
 * its list, and what was typed must stay. `open` is given to the buttons.
 */
export function useProcessWithdrawal() {
  const [opened, setOpened] = useState<Withdrawal>()
  return {
    open: setOpened,
    modal: opened && (
      <Suspense>
        <ProcessWithdrawalDialog withdrawal={opened} onClose={() => setOpened(undefined)} />
      </Suspense>
    ),
  }
}
