import type { NotificationPreferences } from '@chonoi/contract'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Checkbox } from '@chonoi/ui/checkbox'
import { Form } from '@chonoi/ui/form'
import { FormSection } from '@chonoi/ui/form-section'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { DevicesCard } from '../push/devices-card.tsx'
import { notificationActions, notificationQueries } from './notification-queries.ts'
import { QuietHoursCard } from './quiet-hours-card.tsx'

type Preference = keyof NotificationPreferences

/** Maps each preference to a section of the form. A preference added to the contract does not compile without one. */
const partOf = {
  emailNotifications: 'channels',
  dailyDigest: 'channels',
  pushNotifications: 'channels',
  orderUpdates: 'topics',
  walletUpdates: 'topics',
  reviewUpdates: 'topics',
  stockAlerts: 'topics',
  newsUpdates: 'topics',
  promotions: 'topics',
  systemAnnouncements: 'topics',
} as const satisfies Record<Preference, 'channels' | 'topics'>
const namesIn = (part: 'channels' | 'topics') =>
  (Object.keys(partOf) as Preference[]).filter((name) => partOf[name] === part)

/** Edits notification preferences (/notifications/preferences; PREF-01, PREF-02). */
export function NotificationPreferencesScreen() {
  const result = useQuery(notificationQueries(useApi()).preferences())
  return <QueryScreen result={result}>{(saved) => <Preferences saved={saved} />}</QueryScreen>
}

function Preferences({ saved }: { saved: NotificationPreferences }) {
  const { t } = useTranslation(['notifications', 'common'])
  const [changed, setChanged] = useState<Partial<NotificationPreferences>>({})
  const chosen = { ...saved, ...changed }
  const saving = useAction(notificationActions.savePreferences(), {
    done: () => t('notifications:preferences.saved'),
    onDone: () => setChanged({}),
    failure: false,
  })
  const section = (part: 'channels' | 'topics') => (
    <FormSection title={t(`notifications:preferences.${part}`)}>
      {namesIn(part).map((name) => (
        <Checkbox
          key={name}
          name={name}
          label={t(`notifications:preference.${name}`)}
          help={t(`notifications:preference.${name}.help`)}
          checked={chosen[name]}
          onChange={(event) => setChanged({ ...changed, [name]: event.currentTarget.checked })}
        />
      ))}
    </FormSection>
  )
  return (
    <Stack gap={6} className="cn:max-w-[720px]">
      <Stack gap={1}>
        <Heading level={1}>{t('notifications:preferences.title')}</Heading>
        <p className="cn:text-text-muted">{t('notifications:preferences.text')}</p>
      </Stack>
      <Card>
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            if (!saving.isPending) saving.run(chosen)
          }}
        >
          {section('channels')}
          {section('topics')}
          {saving.refusal && <Alert tone="danger">{saving.refusal}</Alert>}
          <div>
            <Button type="submit" isLoading={saving.isPending}>
              {saving.isPending ? t('common:state.saving') : t('notifications:preferences.save')}
            </Button>
          </div>
        </Form>
      </Card>
      <QuietHoursCard />
      <DevicesCard />
    </Stack>
  )
}
