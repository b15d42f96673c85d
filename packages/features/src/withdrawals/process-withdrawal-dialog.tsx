import type { Withdrawal } from '@chonoi/contract'
import { validateProcessWithdrawal, type WithdrawalDecision } from '@chonoi/domain'
import { formatMoney, problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Dialog } from '@chonoi/ui/dialog'
import { Stack } from '@chonoi/ui/stack'
import { TextArea } from '@chonoi/ui/text-area'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { useAccountNumber } from './use-account-number.tsx'
import { customerName } from './withdrawal-words.ts'
import { adminWithdrawalActions } from './withdrawals-queries.ts'

export interface ProcessWithdrawalDialogProps {
  withdrawal: Withdrawal
  onClose: () => void
}

/** Approves or rejects a withdrawal (ADM-WD-22..34). A refusal is shown here and the note is kept. */
export default function ProcessWithdrawalDialog({ withdrawal, onClose }: ProcessWithdrawalDialogProps) {
  const { t, i18n } = useTranslation(['withdrawals', 'common'])
  const [processNotes, setProcessNotes] = useState('')
  const amount = formatMoney(withdrawal.amount)
  const account = useAccountNumber(withdrawal)
  const process = useAction(adminWithdrawalActions.process(withdrawal), {
    done: (_, { status }) => t(`withdrawals:process.done.${status}`, { amount }),
    failure: false,
    onDone: onClose,
  })
  const [problem] = validateProcessWithdrawal({ processNotes })
  const error = problem && problemText(i18n, problem.code, problem.params)

  function decide(status: WithdrawalDecision) {
    if (problem) return
    // A blank note is left out of the request (ADM-WD-27).
    process.run({ status, ...(processNotes.trim() && { processNotes: processNotes.trim() }) })
  }
  const labelOf = (label: string) => (process.isPending ? t('withdrawals:process.saving') : label)
  return (
    <Dialog
      title={t('withdrawals:process.title')}
      isOpen
      isDismissable={false}
      isLocked={process.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {withdrawal.status === 'PENDING' && (
            <Button variant="ghost" disabled={process.isPending} onClick={() => decide('PROCESSING')}>
              {t('withdrawals:process.start')}
            </Button>
          )}
          <Button variant="danger" disabled={process.isPending} onClick={() => decide('REJECTED')}>
            {labelOf(t('withdrawals:process.reject'))}
          </Button>
          <Button disabled={process.isPending} onClick={() => decide('COMPLETED')}>
            {labelOf(t('withdrawals:process.approve'))}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {process.refusal && <Alert tone="danger">{process.refusal}</Alert>}
        <DescriptionList
          items={[
            { term: t('withdrawals:detail.amount'), details: amount },
            {
              term: t('withdrawals:detail.customer'),
              details: `${customerName(t, withdrawal)} (${withdrawal.user.email})`,
            },
            { term: t('withdrawals:detail.bank'), details: withdrawal.bankName },
            {
              term: t('withdrawals:detail.accountNumber'),
              details: (
                <>
                  <span className="cn:figures">{account.shown}</span> · {withdrawal.accountHolder}
                </>
              ),
            },
          ]}
        />
        {account.reveal}
        <TextArea
          label={t('withdrawals:process.notes')}
          value={processNotes}
          onChange={(event) => setProcessNotes(event.target.value)}
          error={error}
        />
      </Stack>
    </Dialog>
  )
}
