import type { BulkWithdrawalResult, Withdrawal } from '@chonoi/contract'
import { formatMoney, problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { customerName } from './withdrawal-words.ts'
import { adminWithdrawalActions } from './withdrawals-queries.ts'

export interface BulkWithdrawalsProps {
  selected: readonly Withdrawal[]
  onClear: () => void
}

/** Approves or rejects the selected requests, and names those that could not be changed. */
export function BulkWithdrawals({ selected, onClear }: BulkWithdrawalsProps) {
  const { t, i18n } = useTranslation(['withdrawals', 'common'])
  const [asked, setAsked] = useState<'COMPLETED' | 'REJECTED' | null>(null)
  const [failures, setFailures] = useState<string[]>([])
  const bulk = useAction(adminWithdrawalActions.bulk(), {
    failure: false,
    done: ({ succeeded, failed }) => t('withdrawals:bulk.done', { succeeded, failed }),
    onDone(result) {
      setFailures(failuresOf(result))
      setAsked(null)
      onClear()
    },
  })

  function failuresOf({ results }: BulkWithdrawalResult): string[] {
    return results.flatMap(({ id, code }) => {
      const withdrawal = selected.find((one) => one.id === id)
      if (code === null || !withdrawal) return []
      return [`${customerName(t, withdrawal)}, ${formatMoney(withdrawal.amount)}: ${problemText(i18n, code)}`]
    })
  }
  return (
    <>
      {failures.length > 0 && (
        <Alert tone="warning" title={t('withdrawals:bulk.failures')} onDismiss={() => setFailures([])}>
          <ul>
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Alert>
      )}
      {selected.length > 0 && (
        <Stack direction="row" gap={3} align="center" isWrapping>
          <Text role="status">{t('withdrawals:bulk.selected', { count: selected.length })}</Text>
          <Button size="sm" onClick={() => setAsked('COMPLETED')}>
            {t('withdrawals:process.approve')}
          </Button>
          <Button size="sm" variant="danger" onClick={() => setAsked('REJECTED')}>
            {t('withdrawals:process.reject')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClear}>
            {t('withdrawals:bulk.clear')}
          </Button>
        </Stack>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          title={t(`withdrawals:bulk.title.${asked}`)}
          message={
            <>
              <Text>{t('withdrawals:bulk.selected', { count: selected.length })}</Text>
              <Text>{t(`withdrawals:bulk.text.${asked}`)}</Text>
            </>
          }
          confirmLabel={t(asked === 'COMPLETED' ? 'withdrawals:process.approve' : 'withdrawals:process.reject')}
          tone={asked === 'COMPLETED' ? 'primary' : 'danger'}
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          onConfirm={() => bulk.run({ ids: selected.map(({ id }) => id), status: asked })}
          isPending={bulk.isPending}
          error={bulk.refusal}
        />
      )}
    </>
  )
}
