import type { OwnedPushDevice } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { EmailText } from '../lists/email-text.tsx'
import { knownFact } from '../lists/known-fact.ts'
import { fullName } from '../shell/full-name.ts'
import { DeviceRowActions } from './device-row-actions.tsx'

export interface DeviceDetailsProps {
  device: OwnedPushDevice
  onDeleted: () => void
}

/** A device beside the list: whose it is, what it runs and whether it gets messages. */
export default function DeviceDetails({ device, onDeleted }: DeviceDetailsProps) {
  const { t } = useTranslation(['notifications', 'common'])
  const { deviceType, osVersion, appVersion, isActive, user } = device
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <Badge tone={isActive ? 'success' : 'neutral'}>
          {t(isActive ? 'notifications:allDevices.active' : 'notifications:allDevices.inactive')}
        </Badge>
        <DeviceRowActions device={device} onDeleted={onDeleted} />
      </Stack>
      <DescriptionList
        items={[
          {
            term: t('notifications:allDevices.owner'),
            details: (
              <>
                <bdi>{fullName(user)}</bdi>
                <Text as="div" size={13} tone="muted">
                  <EmailText email={user.email} />
                </Text>
              </>
            ),
          },
          { term: t('common:filter.type'), details: t(`notifications:allDevices.type.${deviceType}`) },
          ...knownFact(t('notifications:allDevices.osVersion'), osVersion && <bdi>{osVersion}</bdi>),
          ...knownFact(t('notifications:allDevices.appVersion'), appVersion && <bdi>{appVersion}</bdi>),
          { term: t('notifications:allDevices.lastSeen'), details: formatDateTime(device.lastSeenAt) },
          { term: t('common:word.createdAt'), details: formatDateTime(device.createdAt) },
          { term: t('common:word.updatedAt'), details: formatDateTime(device.updatedAt) },
        ]}
      />
    </Stack>
  )
}
