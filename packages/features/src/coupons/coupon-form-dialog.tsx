import { couponDiscountTypes } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Checkbox } from '@chonoi/ui/checkbox'
import { DateField } from '@chonoi/ui/date-field'
import { MoneyField } from '@chonoi/ui/money-field'
import { NumberField } from '@chonoi/ui/number-field'
import { Select } from '@chonoi/ui/select'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import type { ChangeEvent } from 'react'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { inCents } from '../forms/in-cents.ts'
import { typedNumber } from '../forms/typed-number.ts'
import { type FormPurpose, useValidatedForm, type ValidatedForm } from '../forms/use-validated-form.ts'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import { CouponCoverageFields } from './coupon-coverage-fields.tsx'
import { type CouponFields, fieldOf, validateFields } from './coupon-fields.ts'

export interface CouponFormDialogProps {
  title: string
  submitLabel: string
  failureTitle: string
  /** What it begins with and what becomes of it. */
  purpose: FormPurpose<CouponFields>
  usageCount?: number
  onClose: () => void
}

const pair = 'cn:grid cn:gap-4 cn:sm:grid-cols-2 cn:items-start'

/** The form of a coupon in a dialog (ADM-CPN-08..18). */
export function CouponFormDialog(props: CouponFormDialogProps) {
  const { title, submitLabel, failureTitle, purpose, usageCount = 0, onClose } = props
  const { t } = useTranslation('coupons')
  const validated = useValidatedForm<CouponFields>({
    ...{ validate: validateFields(usageCount), fieldOf, failureTitle },
    ...purpose,
    shown: (name, fields) => shownInCoupon(name, fields, t),
  })
  const { form, field } = validated
  const type = field('discountType')
  const applicableToAll = form.watch('applicableToAll')

  /** A percentage is no amount, so the other kind begins empty. */
  function changeType(event: ChangeEvent<HTMLSelectElement>) {
    form.setValue('discountValue', null)
    return type.onChange(event)
  }
  return (
    <FormDialog form={validated} size="lg" title={title} submitLabel={submitLabel} onClose={onClose}>
      <TextField
        label={t('form.code')}
        help={t('form.code.help')}
        isRequired
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        className="cn:[&_input]:uppercase"
        {...field('code')}
      />
      <TextArea
        label={t('form.description')}
        help={t('form.description.help')}
        rows={2}
        characterLimit={500}
        {...field('description')}
      />
      <div className={pair}>
        <Select
          label={t('form.type')}
          options={couponDiscountTypes.map((value) => ({ value, label: t(`form.type.${value}`) }))}
          {...type}
          onChange={(event) => void changeType(event)}
        />
        <DiscountField validated={validated} />
      </div>
      <ControlledField control={form.control} name="minimumAmount">
        {(one) => <MoneyField label={t('form.minimum')} isRequired {...inCents(one)} />}
      </ControlledField>
      <div className={pair}>
        <LimitField validated={validated} name="usageLimit" />
        <LimitField validated={validated} name="perUserLimit" />
      </div>
      <div className={pair}>
        <ControlledField control={form.control} name="firstDay">
          {(one) => <DateField label={t('form.from')} isRequired {...one} />}
        </ControlledField>
        <ControlledField control={form.control} name="lastDay">
          {(one) => <DateField label={t('form.until')} help={t('form.until.help')} isRequired {...one} />}
        </ControlledField>
      </div>
      <Checkbox label={t('form.active')} {...field('isActive')} />
      <Checkbox label={t('form.all')} {...field('applicableToAll')} />
      {!applicableToAll && <CouponCoverageFields validated={validated} />}
    </FormDialog>
  )
}

/** Amounts, and how many products and categories were chosen. */
function shownInCoupon(name: keyof CouponFields, fields: CouponFields, t: TFunction<'coupons'>): string | undefined {
  const { applicableToAll, discountType, discountValue, minimumAmount } = fields
  if (name === 'minimumAmount') return formatMoney(minimumAmount ?? 0)
  if (name === 'discountValue' && discountValue !== null)
    return discountType === 'PERCENTAGE' ? `${discountValue}%` : formatMoney(discountValue)
  if (name === 'categoryIds') return applicableToAll ? '' : `${t('form.categories')}: ${fields.categoryIds.length}`
  if (name === 'productIds') return applicableToAll ? '' : `${t('form.products')}: ${fields.productIds.length}`
  return undefined
}

interface PartProps {
  validated: ValidatedForm<CouponFields>
}

function DiscountField({ validated: { form } }: PartProps) {
  const { t } = useTranslation('coupons')
  const isPercent = form.watch('discountType') === 'PERCENTAGE'
  return (
    <ControlledField control={form.control} name="discountValue">
      {(field) =>
        isPercent ? (
          <NumberField
            label={t('form.value')}
            isRequired
            min={1}
            max={100}
            step={1}
            unit="%"
            {...field}
            value={field.value ?? ''}
            onChange={(event) => field.onChange(typedNumber(event))}
          />
        ) : (
          <MoneyField label={t('form.value')} isRequired {...inCents(field)} />
        )
      }
    </ControlledField>
  )
}

function LimitField({ validated: { form }, name }: PartProps & { name: 'usageLimit' | 'perUserLimit' }) {
  const { t } = useTranslation('coupons')
  return (
    <ControlledField control={form.control} name={name}>
      {(field) => (
        <NumberField
          label={t(`form.${name}`)}
          help={t('form.limit.help')}
          min={1}
          step={1}
          {...field}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(typedNumber(event))}
        />
      )}
    </ControlledField>
  )
}
