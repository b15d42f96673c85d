import type { Address } from '@chonoi/contract'
import { Checkbox } from '@chonoi/ui/checkbox'
import { PhoneField } from '@chonoi/ui/phone-field'
import { TextField } from '@chonoi/ui/text-field'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { editedRow } from '../forms/edited-row.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { type AddressFields, bodyOf, fieldsOf, validateAddressFields } from './address-fields.ts'
import { addressActions } from './addresses-queries.ts'
import { PlaceFields } from './place-fields.tsx'
import { addressesPair } from './addresses-classes.ts'

export interface AddressDialogProps {
  /** Null to create one. */
  address: Address | null
  onClose: () => void
  onSaved: (address: Address) => void
}

/** Creates or edits a delivery address. */
export default function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation(['addresses', 'forms', 'common'])
  const { user } = useSession()
  const done = () => t('addresses:saved')
  const create = useAction(addressActions.create(), { done, onDone: onSaved })
  const update = useAction(addressActions.update({ id: address?.id ?? '' }), { done })
  const validated = useValidatedForm<AddressFields>({
    validate: validateAddressFields,
    fieldOf: (path) => ({ provinceCode: 'city', wardCode: 'ward' })[path] ?? path,
    // Codes are named by the places beside them.
    shown: (name) => (name === 'provinceCode' || name === 'wardCode' ? '' : undefined),
    ...(address
      ? {
          edited: editedRow({
            row: address,
            fieldsOf: (row) => fieldsOf(row, user),
            ...{ bodyOf, save: update.submit, onSaved },
            together: [['city', 'ward', 'provinceCode', 'wardCode']],
          }),
        }
      : { defaultValues: fieldsOf(null, user), onSubmit: (fields: AddressFields) => create.submit(bodyOf(fields)) }),
  })
  const { form, field, errorOf } = validated
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t(address ? 'addresses:editTitle' : 'addresses:addTitle')}
      submitLabel={t('addresses:save')}
    >
      <div className={addressesPair}>
        <TextField label={t('forms:fullName.label')} autoComplete="name" isRequired {...field('fullName')} />
        <PhoneField
          label={t('forms:phone.label')}
          placeholder={t('forms:phone.placeholder')}
          isRequired
          {...field('phone')}
        />
      </div>
      <PlaceFields form={form} errorOf={errorOf} />
      <TextField label={t('forms:line1.label')} autoComplete="address-line1" isRequired {...field('line1')} />
      <TextField label={t('addresses:line2')} autoComplete="address-line2" {...field('line2')} />
      {!address?.isDefault && <Checkbox label={t('forms:isDefault.label')} {...field('isDefault')} />}
    </FormDialog>
  )
}
