import type { GatewayConfig, GatewayNotificationUrl } from '@chonoi/contract'
import {
  centsFromVnd,
  gatewayFeeTypes,
  gatewayLimits,
  type GatewayName,
  gatewayNames,
  vndFromCents,
} from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Checkbox } from '@chonoi/ui/checkbox'
import { MoneyField } from '@chonoi/ui/money-field'
import { NumberField } from '@chonoi/ui/number-field'
import { Select } from '@chonoi/ui/select'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import type { ChangeEvent } from 'react'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { typedNumber } from '../forms/typed-number.ts'
import { type FormPurpose, useValidatedForm } from '../forms/use-validated-form.ts'
import { type GatewayFields, pickedFields, validateFields } from './gateway-fields.ts'
import { GatewayInfo } from './gateway-info.tsx'

export interface GatewayFormDialogProps {
  /** Absent to add one. */
  gateway?: GatewayConfig
  /** Where providers tell of payments. */
  notificationUrls: readonly GatewayNotificationUrl[]
  /** What it begins with and what becomes of it. */
  purpose: FormPurpose<GatewayFields>
  onClose: () => void
}

const pair = 'cn:grid cn:gap-4 cn:sm:grid-cols-2 cn:items-start'

/** Problems of one entry of the config are shown at the config, with the entry's name. */
const configEntry = /^config\.(.+)$/

/** Adds or edits a gateway (ADM-GW-03..12). Closing it forgets what was typed (ADM-GW-10). */
export function GatewayFormDialog({ gateway, notificationUrls, purpose, onClose }: GatewayFormDialogProps) {
  const { t } = useTranslation(['gateways', 'common'])
  const validated = useValidatedForm<GatewayFields>({
    ...purpose,
    validate: validateFields(gateway?.config),
    shown: shownInGateway,
    fieldOf: (path) => (configEntry.test(path) ? 'config' : path),
    partOf: (path) => configEntry.exec(path)?.[1],
  })
  const { form, field } = validated
  const [name, feeType] = form.watch(['gatewayName', 'feeType'])

  const gatewayField = field('gatewayName')
  async function pick(event: ChangeEvent<HTMLSelectElement>) {
    const before = form.getValues()
    const picked = event.target.value as GatewayName | ''
    await gatewayField.onChange(event)
    if (picked === '') return
    for (const [key, value] of Object.entries(pickedFields(picked, before)))
      form.setValue(key as keyof GatewayFields, value)
  }

  return (
    <FormDialog
      form={validated}
      size="lg"
      onClose={onClose}
      title={gateway ? t('gateways:form.edit', { name: gateway.displayName }) : t('gateways:form.add')}
      submitLabel={gateway ? t('gateways:form.update') : t('gateways:form.create')}
    >
      {gateway && !gateway.config && <Alert tone="warning">{t('gateways:form.unreadable')}</Alert>}
      {!gateway && (
        <Select
          label={t('gateways:form.gateway')}
          placeholder={t('gateways:form.choose')}
          isRequired
          options={gatewayNames.map((value) => ({ value, label: t(`gateways:name.${value}`) }))}
          {...gatewayField}
          onChange={(event) => void pick(event)}
        />
      )}
      {name !== '' && <GatewayInfo name={name} notificationUrls={notificationUrls} />}
      <TextField label={t('gateways:form.displayName')} isRequired {...field('displayName')} />
      <div className={pair}>
        <Checkbox label={t('gateways:form.enabled')} {...field('isEnabled')} />
        <Checkbox
          label={t('gateways:form.testMode')}
          help={t('gateways:form.testMode.help')}
          {...field('isTestMode')}
        />
      </div>
      <div className={pair}>
        <Select
          label={t('gateways:form.feeType')}
          options={gatewayFeeTypes.map((value) => ({ value, label: t(`gateways:form.feeType.${value}`) }))}
          {...field('feeType')}
        />
        {feeType === 'PERCENTAGE' ? (
          <NumberInput validated={validated} name="feeValue" label={t('gateways:form.fee')} step={0.1} unit="%" />
        ) : (
          <VndField validated={validated} name="feeValue" label={t('gateways:form.fee')} />
        )}
      </div>
      <div className={pair}>
        <VndField validated={validated} name="fixedFee" label={t('gateways:form.fixedFee')} />
        <NumberInput
          validated={validated}
          name="priority"
          label={t('gateways:form.priority')}
          help={t('gateways:form.priority.help')}
          step={1}
        />
      </div>
      <div className={pair}>
        <VndField validated={validated} name="minimumAmount" label={t('gateways:form.minimum')} />
        <VndField validated={validated} name="maximumAmount" label={t('gateways:form.maximum')} />
      </div>
      <TextArea
        label={t('gateways:form.description')}
        rows={2}
        characterLimit={gatewayLimits.maxDescription}
        {...field('description')}
      />
      <TextArea
        label={t('gateways:form.config')}
        help={gateway?.config ? t('gateways:form.config.kept') : t('gateways:form.config.help')}
        isRequired
        rows={7}
        spellCheck={false}
        autoComplete="off"
        className="cn:[&_textarea]:font-mono"
        lang="en"
        translate="no"
        {...field('config')}
      />
    </FormDialog>
  )
}

/** Amounts are whole VND. */
function shownInGateway(name: keyof GatewayFields, fields: GatewayFields): string | undefined {
  const isFee = name === 'feeValue'
  if (isFee && fields.feeType === 'PERCENTAGE') return `${fields.feeValue ?? 0}%`
  if (isFee || name === 'fixedFee' || name === 'minimumAmount' || name === 'maximumAmount')
    return formatMoney(centsFromVnd(fields[name] ?? 0))
  return undefined
}

interface AmountFieldProps {
  validated: ReturnType<typeof useValidatedForm<GatewayFields>>
  name: 'feeValue' | 'fixedFee' | 'priority' | 'minimumAmount' | 'maximumAmount'
  label: string
}

/** An amount in whole VND; the kit's field counts cents. */
function VndField({ validated, name, label }: AmountFieldProps) {
  return (
    <ControlledField control={validated.form.control} name={name}>
      {({ value, onChange, ...field }) => (
        <MoneyField
          label={label}
          isRequired
          {...field}
          valueInCents={value === null || !Number.isSafeInteger(value) ? null : centsFromVnd(value)}
          onChangeInCents={(cents) => onChange(cents === null ? null : vndFromCents(cents))}
        />
      )}
    </ControlledField>
  )
}

function NumberInput({
  validated,
  name,
  label,
  ...more
}: AmountFieldProps & { step: number; unit?: string; help?: string }) {
  return (
    <ControlledField control={validated.form.control} name={name}>
      {(field) => (
        <NumberField
          label={label}
          isRequired
          min={0}
          {...more}
          {...field}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(typedNumber(event))}
        />
      )}
    </ControlledField>
  )
}
