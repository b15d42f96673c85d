import type { PlatformSettings } from '@chonoi/contract'
import {
  maxCashOrderLimit,
  maxOrderReleaseDays,
  maxReturnDays,
  platformDescriptionLength,
  twoFactorDemands,
  validatePlatformSettings,
} from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { MoneyField } from '@chonoi/ui/money-field'
import { NumberField } from '@chonoi/ui/number-field'
import { SaveBar } from '@chonoi/ui/save-bar'
import { Select } from '@chonoi/ui/select'
import { Switch } from '@chonoi/ui/switch'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { toastQueue } from '@chonoi/ui/toast'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { editedRow, storedMeanwhile } from '../forms/edited-row.ts'
import { inCents } from '../forms/in-cents.ts'
import { typedNumber } from '../forms/typed-number.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { BrandPreview } from '../forms/brand-preview.tsx'
import { platformSettingsActions } from './platform-settings-queries.ts'
import { useShowPlatform } from './use-show-platform.ts'
import { fieldsOf, type SettingsFields, toBody } from './settings-fields.ts'

const maximums = {
  orderReleaseDays: maxOrderReleaseDays,
  returnDays: maxReturnDays,
  cashOrderLimit: maxCashOrderLimit,
}
const pair = 'cn:grid cn:gap-4 cn:sm:grid-cols-2 cn:items-start'

/** The settings in sections. What somebody else saved meanwhile is shown beside one's own values, not overwritten. */
export function PlatformSettingsForm({ settings }: { settings: PlatformSettings }) {
  const { t } = useTranslation('platformSettings')
  const update = useAction(platformSettingsActions.update(), {
    failure: false,
    done: () => t('saved'),
    onDone: useShowPlatform(),
  })
  const validated = useValidatedForm<SettingsFields>({
    validate: validatePlatformSettings,
    edited: editedRow({
      ...{ row: settings, fieldsOf, bodyOf: toBody },
      versionOf: ({ updatedAt }) => ({ updatedAt }),
      save: (changes) =>
        update.submit(changes).catch((error: unknown) => {
          if (!storedMeanwhile(error)) toastQueue.add({ type: 'error', title: t('saveFailed') })
          throw error
        }),
    }),
  })
  const { form, formProps, field, isSubmitting, discard } = validated
  const fields = form.watch()

  return (
    <Form {...formProps}>
      <LeaveWarning isUnsaved={form.formState.isDirty} />
      <Card title={t('section.general')}>
        <div className="cn:grid cn:gap-4">
          <TextField label={t('field.platformName')} isRequired {...field('platformName')} />
          <TextArea
            label={t('field.platformDescription')}
            rows={3}
            characterLimit={platformDescriptionLength}
            {...field('platformDescription')}
          />
          <TextField label={t('field.logoUrl')} type="url" placeholder="https://" {...field('logoUrl')} />
        </div>
      </Card>
      <Card title={t('section.colors')}>
        <div className="cn:grid cn:gap-4">
          <div className={pair}>
            <TextField label={t('field.primaryColor')} isRequired spellCheck={false} {...field('primaryColor')} />
            <TextField label={t('field.secondaryColor')} isRequired spellCheck={false} {...field('secondaryColor')} />
          </div>
          <div className={pair}>
            <BrandPreview color={fields.primaryColor} label={t('field.primaryColor')} />
            <BrandPreview color={fields.secondaryColor} label={t('field.secondaryColor')} />
          </div>
        </div>
      </Card>
      <Card title={t('section.access')}>
        <div className="cn:grid cn:gap-4">
          <Switch
            label={t('field.registrationEnabled')}
            help={t('help.registrationEnabled')}
            {...form.register('registrationEnabled')}
          />
          <Switch
            label={t('field.maintenanceMode')}
            help={t('help.maintenanceMode')}
            {...form.register('maintenanceMode')}
          />
          <Select
            label={t('field.twoFactorDemandedOf')}
            help={t('help.twoFactorDemandedOf')}
            options={twoFactorDemands.map((value) => ({ value, label: t(`twoFactorDemand.${value}`) }))}
            {...field('twoFactorDemandedOf')}
          />
        </div>
      </Card>
      <Card title={t('section.withdrawals')}>
        <div className={pair}>
          {(['withdrawalMinimumInCents', 'withdrawalDailyLimitInCents', 'withdrawalFeeInCents'] as const).map(
            (name) => (
              <ControlledField key={name} control={form.control} name={name}>
                {(control) => <MoneyField label={t(`field.${name}`)} isRequired {...inCents(control)} />}
              </ControlledField>
            ),
          )}
          <ControlledField control={form.control} name="walletAdjustmentLimitInCents">
            {(control) => (
              <MoneyField
                label={t('field.walletAdjustmentLimitInCents')}
                help={t('help.walletAdjustmentLimitInCents')}
                isRequired
                {...inCents(control)}
              />
            )}
          </ControlledField>
        </div>
      </Card>
      <Card title={t('section.orders')}>
        <div className={pair}>
          {(['orderReleaseDays', 'returnDays', 'cashOrderLimit'] as const).map((name) => (
            <ControlledField key={name} control={form.control} name={name}>
              {(control) => (
                <NumberField
                  label={t(`field.${name}`)}
                  help={t(`help.${name}`)}
                  isRequired
                  min={0}
                  max={maximums[name]}
                  {...control}
                  value={control.value ?? ''}
                  onChange={(event) => control.onChange(typedNumber(event))}
                />
              )}
            </ControlledField>
          ))}
          <ControlledField control={form.control} name="cashAmountLimitInCents">
            {(control) => (
              <MoneyField
                label={t('field.cashAmountLimitInCents')}
                help={t('help.cashAmountLimitInCents')}
                isRequired
                {...inCents(control)}
              />
            )}
          </ControlledField>
        </div>
      </Card>
      <SaveBar isDirty={form.formState.isDirty} isSaving={isSubmitting} onDiscard={discard} />
    </Form>
  )
}
