import type { AutomatedWithdrawal } from '@chonoi/contract'
import { validateTriggerReason } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { automatedWithdrawalActions } from './automated-withdrawals-queries.ts'

export interface TriggerDialogProps {
  config: AutomatedWithdrawal
  onClose: () => void
}

/** Runs an automated withdrawal now, with a reason for its history. */
export default function TriggerDialog({ config, onClose }: TriggerDialogProps) {
  const { t } = useTranslation('withdrawals')
  const trigger = useAction(automatedWithdrawalActions.trigger(config), {
    done: ({ withdrawal }) => t('auto.triggered', { amount: formatMoney(withdrawal.amount) }),
    onDone: onClose,
  })
  const validated = useValidatedForm<{ reason: string }>({
    defaultValues: { reason: '' },
    validate: validateTriggerReason,
    onSubmit: ({ reason }) => trigger.submit({ reason: reason.trim() }),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('auto.triggerTitle', { name: config.name })}
      submitLabel={t('auto.trigger')}
    >
      <TextArea label={t('auto.reason')} isRequired {...validated.field('reason')} />
    </FormDialog>
  )
}
