import type { Carrier } from '@chonoi/contract'
import { type CarrierForm, validateCarrier } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Stack } from '@chonoi/ui/stack'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { editedRow } from '../forms/edited-row.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { carrierActions } from './remittances-queries.ts'

const fieldsOf = ({ name, code }: Carrier): CarrierForm => ({ name, code })
const bodyOf = ({ name, code }: CarrierForm) => ({ name: name.trim(), code: code.trim().toUpperCase() })

export interface CarrierDialogProps {
  /** The carrier to change; without one a new one is added. */
  carrier?: Carrier
  onClose: () => void
}

/** Adds or changes a carrier of the platform. */
export default function CarrierDialog({ carrier, onClose }: CarrierDialogProps) {
  const { t } = useTranslation(['remittances', 'common'])
  const create = useAction(carrierActions.create(), { done: () => t('remittances:carriers.created'), onDone: onClose })
  const update = useAction(carrierActions.update({ id: carrier?.id ?? '' }), {
    done: () => t('remittances:carriers.saved'),
  })
  const validated = useValidatedForm<CarrierForm>({
    validate: (fields) => validateCarrier(bodyOf(fields)),
    ...(carrier
      ? { edited: editedRow({ row: carrier, fieldsOf, bodyOf, save: update.submit, onSaved: onClose }) }
      : { defaultValues: { name: '', code: '' }, onSubmit: (fields: CarrierForm) => create.submit(bodyOf(fields)) }),
  })
  const { field } = validated
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={carrier ? t('remittances:carriers.edit', { name: carrier.name }) : t('remittances:carriers.add')}
      submitLabel={t('common:action.save')}
    >
      <Stack gap={4}>
        <TextField label={t('remittances:carriers.name')} isRequired {...field('name')} />
        <TextField
          label={t('remittances:carriers.code')}
          help={t('remittances:carriers.codeHelp')}
          isRequired
          spellCheck={false}
          autoComplete="off"
          {...field('code')}
        />
      </Stack>
    </FormDialog>
  )
}
