import { useTranslation } from '@chonoi/i18n/react'
import { DatePicker } from '@chonoi/ui/date-picker'
import { ControlledField } from '../forms/controlled-field.tsx'
import type { ValidatedForm } from '../forms/use-validated-form.ts'
import type { CampaignFields } from './campaign-fields.ts'

/** The moment at which a campaign starts by itself, in Vietnam. */
export default function ScheduleMoment({ validated: { form } }: { validated: ValidatedForm<CampaignFields> }) {
  const { t } = useTranslation('campaigns')
  return (
    <ControlledField control={form.control} name="scheduledAt">
      {({ value, onChange, ...control }) => (
        <DatePicker
          label={t('form.scheduledAt')}
          help={t('form.scheduledAtHelp')}
          granularity="minute"
          isRequired
          max="9999-12-31T23:59"
          value={value || null}
          onChange={(moment) => onChange(moment ?? '')}
          {...control}
        />
      )}
    </ControlledField>
  )
}
