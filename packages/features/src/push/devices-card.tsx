import type { PushDevice } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { toastQueue } from '@chonoi/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { deviceActions, deviceQueries } from './device-queries.ts'
import { PushProblem } from './push-problem.tsx'
import { useEnablePush } from './use-enable-push.ts'

/** The devices that get the caller's push messages, and whether this browser is one (/notifications/preferences). */
export function DevicesCard() {
  const { t } = useTranslation(['notifications', 'shell'])
  const queries = deviceQueries(useApi())
  const result = useQuery(queries.active())
  const here = useQuery(queries.here())
  const { enable, problem, isPending } = useEnablePush(() =>
    toastQueue.add({ type: 'success', title: t('shell:push.enabled') }),
  )
  const devices = result.data?.data
  return (
    <Card title={t('notifications:devices.title')} description={t('notifications:devices.text')}>
      <Stack gap={4}>
        {result.isPending && <RowSkeletons count={2} />}
        {result.isError && <QueryFailure result={result} headingLevel={3} />}
        {devices?.length === 0 && <Text tone="muted">{t('notifications:devices.empty')}</Text>}
        {devices && devices.length > 0 && (
          <ul className="cn:grid cn:gap-3">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        )}
        {problem && <PushProblem problem={problem} />}
        {here.data === true && devices && devices.length > 0 ? (
          <div>
            <Badge tone="success">{t('notifications:devices.here')}</Badge>
          </div>
        ) : (
          <div>
            <Button variant="secondary" isLoading={isPending} onClick={enable}>
              {t('notifications:devices.enable')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}

function DeviceRow({ device }: { device: PushDevice }) {
  const { t } = useTranslation('notifications')
  const removing = useAction(deviceActions.remove(device), { done: () => t('devices.removed') })
  const name = device.deviceName || t('devices.unnamed')
  return (
    <li className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-3">
      <div className="cn:min-w-0">
        <strong className="cn:wrap-anywhere">{name}</strong>
        <Text as="div" tone="muted">
          {t('devices.seen', { time: formatDateTime(device.lastSeenAt) })}
        </Text>
      </div>
      <Button
        size="sm"
        variant="ghost"
        isLoading={removing.isPending}
        aria-label={t('devices.removeLabel', { device: name })}
        onClick={() => removing.run()}
      >
        {t('devices.remove')}
      </Button>
    </li>
  )
}
