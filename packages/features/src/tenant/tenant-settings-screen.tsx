import type { TenantSettings } from '@chonoi/contract'
import { href, isSlug, tenantDescriptionLength, validateTenantSettings } from '@chonoi/domain'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { MoneyField } from '@chonoi/ui/money-field'
import { SaveBar } from '@chonoi/ui/save-bar'
import { Select } from '@chonoi/ui/select'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { Switch } from '@chonoi/ui/switch'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi, useServices } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { editedRow } from '../forms/edited-row.ts'
import { inCents } from '../forms/in-cents.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { tenantActions, tenantQueries } from './tenant-queries.ts'
import { bodyOf, fieldsOf, type SettingsFields } from './tenant-settings-fields.ts'

const pair = 'cn:grid cn:gap-4 cn:sm:grid-cols-2 cn:items-start'

/** The settings of the current shop (/tenant/settings). */
export function TenantSettingsScreen() {
  const { t } = useTranslation('tenant')
  const result = useQuery(tenantQueries(useApi()).settings())
  return (
    <QueryScreen result={result}>
      {(settings) => (
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1}>{t('settings.title')}</Heading>
            <p className="cn:text-text-muted">{t('settings.text')}</p>
          </Stack>
          <Totals />
          {!(settings.isActive && settings.approvalStatus === 'APPROVED') && (
            <Alert tone="warning" urgency="none" title={t(`settings.approval.${settings.approvalStatus}`)}>
              {t('settings.approvalText')}
            </Alert>
          )}
          <SettingsForm key={settings.id} settings={settings} />
        </Stack>
      )}
    </QueryScreen>
  )
}

function Totals() {
  const { t } = useTranslation('tenant')
  const { language } = usePreferences()
  const { data, isPending, isError } = useQuery(tenantQueries(useApi()).stats())
  if (isError) return null
  const number = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      <Stat label={t('stats.users')} {...number(data?.users)} />
      <Stat label={t('stats.products')} {...number(data?.products)} />
      <Stat label={t('stats.orders')} {...number(data?.orders)} />
      <Stat label={t('stats.revenue')} value={formatMoney(data?.revenueInCents ?? 0)} isLoading={isPending} />
    </Grid>
  )
}

function SettingsForm({ settings }: { settings: TenantSettings }) {
  const { t } = useTranslation(['tenant', 'common'])
  const { origin } = useServices()
  const update = useAction(tenantActions.updateSettings(), { done: () => t('tenant:settings.saved'), failure: false })
  const validated = useValidatedForm<SettingsFields>({
    validate: validateTenantSettings,
    edited: editedRow({
      ...{ row: settings, fieldsOf, bodyOf, save: update.submit },
      versionOf: ({ updatedAt }) => ({ updatedAt }),
    }),
  })
  const { form, formProps, field, isSubmitting, discard } = validated
  const typed = form.watch('slug')
  const slug = isSlug(typed) ? typed : settings.slug
  const address = `${origin}${href('/marketplace/tenant/$slug', { slug })}`
  return (
    <Form {...formProps}>
      <LeaveWarning isUnsaved={form.formState.isDirty} />
      <Card title={t('tenant:settings.general')}>
        <div className="cn:grid cn:gap-4">
          <TextField label={t('tenant:field.name')} isRequired {...field('name')} />
          <TextField
            label={t('tenant:field.slug')}
            help={t('tenant:field.slugHelp', { address })}
            isRequired
            autoCapitalize="none"
            spellCheck={false}
            {...field('slug')}
          />
          <TextArea
            label={t('tenant:field.description')}
            rows={4}
            characterLimit={tenantDescriptionLength}
            {...field('description')}
          />
          <Switch
            label={t('tenant:field.isPublic')}
            help={t('tenant:field.isPublicHelp')}
            {...form.register('isPublic')}
          />
        </div>
      </Card>
      <Card title={t('tenant:settings.contact')}>
        <div className={pair}>
          <TextField label={t('tenant:field.contactEmail')} type="email" {...field('contactEmail')} />
          <TextField label={t('tenant:field.phone')} type="tel" {...field('phone')} />
          <TextField label={t('tenant:field.city')} {...field('city')} />
          <TextField label={t('tenant:field.website')} type="url" placeholder="https://" {...field('website')} />
        </div>
      </Card>
      <Card title={t('tenant:settings.sales')}>
        <div className={pair}>
          <ControlledField control={form.control} name="shippingFeeInCents">
            {(control) => <MoneyField label={t('tenant:field.shippingFee')} isRequired {...inCents(control)} />}
          </ControlledField>
          <Select
            label={t('tenant:field.language')}
            help={t('tenant:field.languageHelp')}
            options={[
              { value: 'vi', label: 'Tiếng Việt' },
              { value: 'en', label: 'English' },
            ]}
            {...field('language')}
          />
        </div>
      </Card>
      <SaveBar isDirty={form.formState.isDirty} isSaving={isSubmitting} onDiscard={discard} />
    </Form>
  )
}
