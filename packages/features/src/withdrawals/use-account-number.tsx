import type { Withdrawal } from '@chonoi/contract'
import { groupAccountNumber, isWithdrawalOpen } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { CopyButton } from '@chonoi/ui/copy-button'
import { Text } from '@chonoi/ui/text'
import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { adminWithdrawalActions } from './withdrawals-queries.ts'

/**
 * The account number of a withdrawal as it may be shown, and the control that reveals it: in full only on demand, which is
 * recorded, and only while the withdrawal is open. Once revealed, the control copies it.
 */
export function useAccountNumber(withdrawal: Withdrawal): { shown: string; reveal: ReactNode } {
  const { t } = useTranslation('withdrawals')
  const [accountNumber, setAccountNumber] = useState<string | null>(null)
  const reveal = useAction(adminWithdrawalActions.reveal(withdrawal), {
    onDone: (account) => setAccountNumber(account.accountNumber),
  })
  if (accountNumber !== null) {
    return {
      shown: groupAccountNumber(accountNumber),
      reveal: <CopyButton text={accountNumber} label={t('detail.copy')} />,
    }
  }
  const shown = withdrawal.accountNumber
  if (!isWithdrawalOpen(withdrawal.status)) return { shown, reveal: null }
  return {
    shown,
    reveal: (
      <div>
        <Button
          variant="secondary"
          size="sm"
          iconStart={<Eye aria-hidden="true" />}
          isLoading={reveal.isPending}
          onClick={() => reveal.run()}
        >
          {t('detail.reveal')}
        </Button>
        <Text size={13} tone="muted">
          {t('detail.revealHelp')}
        </Text>
      </div>
    ),
  }
}
