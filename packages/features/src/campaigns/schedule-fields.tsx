import { campaignRate } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { NumberField } from '@chonoi/ui/number-field'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { lazy, Suspense } from 'react'
import { ControlledField } from '../forms/controlled-field.tsx'
import { typedNumber } from '../forms/typed-number.ts'
import type { ValidatedForm } from '../forms/use-validated-form.ts'
import { type CampaignFields, campaignStarts } from './campaign-fields.ts'

// The date picker is a fifth of the page's code.
const ScheduleMoment = lazy(() => import('./schedule-moment.tsx'))

/** When a campaign starts, and how fast it is sent. */
export function ScheduleFields({ validated }: { validated: ValidatedForm<CampaignFields> }) {
  const { t } = useTranslation('campaigns')
  const { form } = validated
  return (
    <div className="cn:grid cn:gap-4">
      <ControlledField control={form.control} name="start">
        {({ value, onChange }) => (
          <RadioGroup
            label={t('form.start')}
            layout="cards"
            options={campaignStarts.map((one) => ({
              value: one,
              label: t(`form.start.${one}`),
              help: t(`form.start.${one}.help`),
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      </ControlledField>
      <div className="cn:grid cn:gap-4 cn:grid-fill-[17rem] cn:items-start">
        {form.watch('start') === 'AT_TIME' && (
          <Suspense
            fallback={
              <SkeletonRegion>
                <Skeleton lines={3} />
              </SkeletonRegion>
            }
          >
            <ScheduleMoment validated={validated} />
          </Suspense>
        )}
        <ControlledField control={form.control} name="ratePerMinute">
          {(control) => (
            <NumberField
              label={t('form.ratePerMinute')}
              help={t('form.ratePerMinuteHelp')}
              isRequired
              min={campaignRate.min}
              max={campaignRate.max}
              step={1}
              {...control}
              value={control.value ?? ''}
              onChange={(event) => control.onChange(typedNumber(event))}
            />
          )}
        </ControlledField>
      </div>
    </div>
  )
}
