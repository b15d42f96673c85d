import type { DoubleRefundOutcome, PaymentDetail, PaymentMismatch, UserWallet } from '@chonoi/contract'
import { validateSettlement } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Dialog } from '@chonoi/ui/dialog'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { transactionQueries } from '../transactions/transactions-queries.ts'
import { adminPaymentActions, adminPaymentQueries } from './payments-queries.ts'

export interface SettleDoubleRefundDialogProps {
  mismatch: PaymentMismatch
  paymentId: string
  onClose: () => void
}

/** Decides about a refund that its buyer has twice, in sight of what the buyer's wallet holds. */
export default function SettleDoubleRefundDialog({ mismatch, paymentId, onClose }: SettleDoubleRefundDialogProps) {
  const { t } = useTranslation('payments')
  const api = useApi()
  const payment = useQuery(adminPaymentQueries(api).detail(paymentId))
  const ofBuyer = transactionQueries(api).wallet(payment.data?.buyer.id ?? '')
  const wallet = useQuery({ ...ofBuyer, queryFn: payment.data ? ofBuyer.queryFn : skipToken })
  if (payment.data && wallet.data)
    return <Decision {...{ mismatch, onClose }} payment={payment.data} wallet={wallet.data} />
  const failed = [payment, wallet].find(({ isError }) => isError)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('twice.title')}>
      {failed ? <QueryFailure result={failed} /> : <Skeleton width={10} />}
    </Dialog>
  )
}

interface DecisionProps {
  mismatch: PaymentMismatch
  payment: PaymentDetail
  wallet: UserWallet
  onClose: () => void
}

function Decision({ mismatch, payment, wallet, onClose }: DecisionProps) {
  const { t } = useTranslation('payments')
  const amountInCents = mismatch.expectedInCents ?? 0
  const outcomes = outcomesOf(t, {
    amountInCents,
    paidBy: payment.collectedBy === 'SHOP' ? 'SHOP' : 'PLATFORM',
    heldInCents: wallet.availableInCents,
  })
  const settle = useAction(adminPaymentActions.settleTwice(mismatch), {
    done: () => t('twice.done', { amount: formatMoney(amountInCents) }),
    onDone: onClose,
  })
  const validated = useValidatedForm<{ outcome: DoubleRefundOutcome; note: string }>({
    defaultValues: { outcome: outcomes.find(({ isDisabled }) => !isDisabled)?.value ?? 'WRITE_OFF', note: '' },
    validate: validateSettlement,
    onSubmit: ({ outcome, note }) => settle.submit({ outcome, note: note.trim() }),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      tone="danger"
      title={t('twice.title')}
      submitLabel={t('twice.submit')}
    >
      <Text>{t('mismatches.help.REFUND_TWICE')}</Text>
      <DescriptionList
        items={[
          { term: t('twice.amount'), details: formatMoney(amountInCents), isNumeric: true },
          { term: t('twice.wallet'), details: formatMoney(wallet.availableInCents), isNumeric: true },
        ]}
      />
      <ControlledField control={validated.form.control} name="outcome">
        {(controlled) => <RadioGroup label={t('twice.outcome')} options={outcomes} {...controlled} />}
      </ControlledField>
      <TextArea
        label={t('settle.note')}
        help={t('settle.noteHelp')}
        isRequired
        rows={3}
        characterLimit={500}
        {...validated.field('note')}
      />
    </FormDialog>
  )
}

interface Facts {
  amountInCents: number
  heldInCents: number
  /** Refunds are made twice by providers alone, so no carrier has the money. */
  paidBy: Exclude<PaymentDetail['collectedBy'], 'CARRIER'>
}

/** What can be decided, with what it does to whom. A shop is paid back whole or not at all. */
function outcomesOf(t: TFunction<'payments'>, { amountInCents, heldInCents, paidBy }: Facts) {
  const takenInCents = Math.min(amountInCents, heldInCents)
  const isTooLittle = paidBy === 'SHOP' ? takenInCents < amountInCents : takenInCents === 0
  const tooLittle = t(`twice.TAKE_BACK.${paidBy === 'SHOP' ? 'tooLittle' : 'empty'}`)
  const taken = formatMoney(takenInCents)
  const rest = formatMoney(amountInCents - takenInCents)
  const amount = formatMoney(amountInCents)
  return [
    {
      value: 'TAKE_BACK' as const,
      label: t('twice.TAKE_BACK'),
      help: isTooLittle ? tooLittle : t(`twice.TAKE_BACK.${paidBy}`, { taken, rest }),
      isDisabled: isTooLittle,
    },
    {
      value: 'WRITE_OFF' as const,
      label: t('twice.WRITE_OFF'),
      help: t(`twice.WRITE_OFF.${paidBy}`, { amount }),
      isDisabled: false,
    },
    {
      value: 'NOT_MADE' as const,
      label: t('twice.NOT_MADE'),
      help: t('twice.NOT_MADE.text'),
      isDisabled: false,
    },
  ]
}
