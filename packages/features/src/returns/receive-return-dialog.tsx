import { damagedValidator } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { QuantityStepper } from '@chonoi/ui/quantity-stepper'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import type { ReturnDialogProps } from './cancel-return-dialog.tsx'
import { returnActions } from './returns-queries.ts'

/** The shop counts what came back broken; the rest is for sale again, and the buyer gets the money. */
export default function ReceiveReturnDialog({ one, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('returns')
  const [broken, setBroken] = useState<Readonly<Record<string, number>>>({})
  const receive = useAction(returnActions.receive(one), { done: () => t('action.received'), onDone: onClose })
  const damaged = Object.entries(broken)
    .filter(([, quantity]) => quantity > 0)
    .map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
  const form = useValidatedForm({
    defaultValues: { note: '' },
    validate: () => damagedValidator(one.lines)({ damaged }),
    onSubmit: ({ note }: { note: string }) => receive.submit({ damaged, ...(note.trim() && { note: note.trim() }) }),
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('action.receive')} submitLabel={t('action.receiveConfirm')}>
      <Text>{t('action.receiveText', { amount: formatMoney(one.refundInCents) })}</Text>
      <ul className="cn:grid cn:gap-3">
        {one.lines.map(({ orderLineId, name, quantity }) => (
          <li key={orderLineId} className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-2">
            <span className="cn:min-w-0">
              <Text as="span" className="cn:block cn:wrap-anywhere">
                {t('field.damagedOf', { name })}
              </Text>
              <Text as="span" size={13} tone="muted">
                {t('field.damagedHelp', { quantity })}
              </Text>
            </span>
            <QuantityStepper
              label={t('field.damagedOf', { name })}
              min={0}
              max={quantity}
              value={broken[orderLineId] ?? 0}
              onChange={(count) => setBroken({ ...broken, [orderLineId]: count })}
            />
          </li>
        ))}
      </ul>
      <TextArea label={t('field.approveNote')} rows={2} characterLimit={500} {...form.field('note')} />
    </FormDialog>
  )
}
