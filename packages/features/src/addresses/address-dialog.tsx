import type { Address } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { Checkbox } from '@chonoi/ui/checkbox'
import { Dialog } from '@chonoi/ui/dialog'
import { Form } from '@chonoi/ui/form'
import { PhoneField } from '@chonoi/ui/phone-field'
import { TextField } from '@chonoi/ui/text-field'
import { toastQueue } from '@chonoi/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { type AddressFields, bodyOf, fieldsOf, validateAddressFields } from './address-fields.ts'
import { addressMutations, addressQueries } from './addresses-queries.ts'
import { PlaceFields } from './place-fields.tsx'
import { addressesPair } from './addresses-classes.ts'

export interface AddressDialogProps {
  /** Null for a new one. */
  address: Address | null
  onClose: () => void
  onSaved: () => void
}

/** Where parcels go: a new address, or a change of one. */
export default function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation(['addresses', 'forms', 'common'])
  const api = useApi()
  const client = useQueryClient()
  const formId = useId()
  const { form, formProps, field, errorOf, isSubmitting } = useValidatedForm<AddressFields>({
    defaultValues: fieldsOf(address),
    validate: validateAddressFields,
    fieldOf: (path) => ({ provinceCode: 'city', wardCode: 'ward' })[path] ?? path,
    async onSubmit(fields) {
      const mutations = addressMutations(api)
      await (address ? mutations.update(address.id, bodyOf(fields)) : mutations.create(bodyOf(fields)))
      await client.invalidateQueries({ queryKey: addressQueries(api).all })
      toastQueue.add({ type: 'success', title: t('addresses:saved') })
      onSaved()
    },
  })
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isLocked={isSubmitting}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(address ? 'addresses:editTitle' : 'addresses:addTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSubmitting}>
            {t('addresses:save')}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps}>
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
      </Form>
    </Dialog>
  )
}
