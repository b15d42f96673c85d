import type { Deposit } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { ConfirmDialog } from '@chonoi/ui/confirm-dialog'
import { Text } from '@chonoi/ui/text'
import { toastQueue } from '@chonoi/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { depositMutations, depositQueries } from './deposits-queries.ts'

export interface CancelDepositDialogProps {
  deposit: Pick<Deposit, 'id' | 'depositReference' | 'amountInCents'>
  onClose: () => void
}

/** Takes a request back that nobody has looked at yet. */
export default function CancelDepositDialog({ deposit, onClose }: CancelDepositDialogProps) {
  const { t, i18n } = useTranslation(['wallet', 'common'])
  const api = useApi()
  const client = useQueryClient()
  const cancelling = useMutation({
    mutationFn: () => depositMutations(api).cancel(deposit.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: depositQueries(api).all })
      void client.invalidateQueries({ queryKey: ['wallet'] })
      toastQueue.add({
        type: 'success',
        title: t('wallet:deposits.cancelled', { reference: deposit.depositReference }),
      })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="danger"
      title={t('wallet:deposits.cancelTitle', { amount: formatMoney(deposit.amountInCents) })}
      message={
        <>
          <Text>{t('wallet:deposits.cancelText')}</Text>
          <Text tone="muted">{t('common:confirm.irreversible')}</Text>
        </>
      }
      confirmLabel={t('wallet:deposits.cancel')}
      cancelLabel={t('wallet:deposits.keep')}
      isPending={cancelling.isPending}
      error={cancelling.isError ? problemWords(i18n, cancelling.error) : undefined}
      onConfirm={() => cancelling.mutate()}
    />
  )
}
