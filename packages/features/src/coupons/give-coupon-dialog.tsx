import type { Coupon } from '@chonoi/contract'
import { validateCouponCustomer } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { ComboBox } from '@chonoi/ui/combo-box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { fullName } from '../shell/full-name.ts'
import { userQueries } from '../users/users-queries.ts'
import { couponActions } from './coupons-queries.ts'

export interface GiveCouponDialogProps {
  coupon: Coupon
  onClose: () => void
}

/** Puts a coupon into the cart of a customer (ADM-CPN-28). A refusal says why their cart can't use it. */
export default function GiveCouponDialog({ coupon, onClose }: GiveCouponDialogProps) {
  const { t } = useTranslation('coupons')
  const { code } = coupon
  const give = useAction(couponActions.give(coupon), {
    done: ({ discountInCents }) => ({
      title: t('give.done', { code }),
      message: t('give.saves', { amount: formatMoney(discountInCents) }),
    }),
    onDone: onClose,
  })
  const form = useValidatedForm<{ customerId: string }>({
    defaultValues: { customerId: '' },
    validate: validateCouponCustomer,
    onSubmit: (fields) => give.submit(fields),
    failureTitle: t('give.failed'),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('give.title', { code })}
      description={t('give.text')}
      submitLabel={t('give.submit')}
    >
      <ControlledField control={form.form.control} name="customerId">
        {({ value, onChange, error }) => <CustomerPicker value={value} onChange={onChange} error={error} />}
      </ControlledField>
    </FormDialog>
  )
}

interface CustomerPickerProps {
  value: string
  onChange: (customerId: string) => void
  error: string | undefined
}

/** Pause in typing before a search is sent, ms. */
const searchDelay = 300

function CustomerPicker({ value, onChange, error }: CustomerPickerProps) {
  const { t } = useTranslation('coupons')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), searchDelay)
  const { data, isFetching } = useQuery({
    ...userQueries(useApi()).list({ limit: 20, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <ComboBox
      label={t('give.customer')}
      placeholder={t('give.search')}
      isRequired
      options={(data?.data ?? []).map((user) => ({
        value: user.id,
        label: [fullName(user), user.email].filter(Boolean).join(' · '),
      }))}
      value={value || null}
      isLoading={isFetching}
      onSearch={setTyped}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  )
}
