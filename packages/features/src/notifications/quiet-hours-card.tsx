import type { QuietHours } from '@chonoi/contract'
import { validateQuietHours } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { FormSection } from '@chonoi/ui/form-section'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Switch } from '@chonoi/ui/switch'
import { TextField } from '@chonoi/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { notificationActions, notificationQueries } from './notification-queries.ts'

const fetchTimeField = () => import('@chonoi/ui/time-field').then(({ TimeField }) => ({ default: TimeField }))
const TimeField = lazy(fetchTimeField)
const prefetchTimeField = () => void fetchTimeField().catch(() => undefined)

/** Edits the hours in which push messages and mails wait. */
export function QuietHoursCard() {
  const result = useQuery(notificationQueries(useApi()).quietHours())
  return (
    <Card className="cn:min-h-[17rem]">
      {result.data && <Hours saved={result.data} />}
      {result.isPending && (
        <SkeletonRegion>
          <Skeleton lines={4} />
        </SkeletonRegion>
      )}
      {result.isError && !result.data && <QueryFailure headingLevel={2} result={result} />}
    </Card>
  )
}

function Hours({ saved }: { saved: QuietHours }) {
  const { t } = useTranslation(['notifications', 'common', 'errors'])
  const [changed, setChanged] = useState<Partial<QuietHours>>({})
  const [wasSent, setWasSent] = useState(false)
  const chosen = { ...saved, ...changed }
  const [problem] = wasSent ? validateQuietHours(chosen) : []
  const saving = useAction(notificationActions.saveQuietHours(), {
    done: () => t('notifications:quiet.saved'),
    onDone: () => setChanged({}),
    failure: false,
  })
  const time = (name: 'from' | 'to') => ({
    label: t(`notifications:quiet.${name}`),
    value: chosen[name],
    // A cleared time keeps the saved one.
    onChange: (value: string | null) => setChanged({ ...changed, [name]: value ?? saved[name] }),
  })
  // What can't be set needs nothing of what sets it.
  const shownTimes = (['from', 'to'] as const).map((name) => (
    <TextField
      key={name}
      className="cn:[&_.ui-control]:w-24"
      label={t(`notifications:quiet.${name}`)}
      value={chosen[name]}
      disabled
      readOnly
    />
  ))
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        setWasSent(true)
        if (!saving.isPending && validateQuietHours(chosen).length === 0) saving.run(chosen)
      }}
    >
      <FormSection title={t('notifications:quiet.title')} description={t('notifications:quiet.text')}>
        <Switch
          onPointerEnter={prefetchTimeField}
          onFocus={prefetchTimeField}
          label={t('notifications:quiet.isOn')}
          checked={chosen.isOn}
          onChange={(event) => setChanged({ ...changed, isOn: event.currentTarget.checked })}
        />
        <div className="cn:flex cn:flex-wrap cn:gap-4">
          {chosen.isOn ? (
            <Suspense fallback={shownTimes}>
              <TimeField {...time('from')} />
              <TimeField {...time('to')} error={problem && t('errors:quiet_hours.empty')} />
            </Suspense>
          ) : (
            shownTimes
          )}
        </div>
      </FormSection>
      {saving.refusal && <Alert tone="danger">{saving.refusal}</Alert>}
      <div>
        <Button type="submit" variant="secondary" isLoading={saving.isPending}>
          {saving.isPending ? t('common:state.saving') : t('notifications:quiet.save')}
        </Button>
      </div>
    </Form>
  )
}
