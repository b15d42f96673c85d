import type { OwnedPushDevice } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Bell, BellOff, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { managedDeviceActions } from './managed-device-queries.ts'

const ConfirmAction = lazy(() => import('../forms/confirm-action.tsx'))

/** Stops or resumes messages to a device, or deletes it after a question. */
export function DeviceRowActions({ device }: { device: OwnedPushDevice }) {
  const { t } = useTranslation('notifications')
  const [isAsking, setAsking] = useState(false)
  const { isActive } = device
  const name = device.deviceName || t('devices.unnamed')
  const update = useAction(managedDeviceActions.update(device), {
    done: () => t(isActive ? 'allDevices.stopped' : 'allDevices.resumed'),
  })
  return (
    <div className="cn:flex cn:items-center cn:justify-end cn:gap-1">
      <IconButton
        size="sm"
        label={t(isActive ? 'allDevices.stop' : 'allDevices.resume', { device: name })}
        icon={isActive ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
        disabled={update.isPending}
        onClick={() => update.run({ isActive: !isActive })}
      />
      <IconButton
        size="sm"
        label={t('allDevices.delete', { device: name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Suspense>
          <ConfirmAction
            action={managedDeviceActions.remove(device)}
            tone="danger"
            title={t('allDevices.deleteTitle')}
            message={t('allDevices.deleteText', { device: name })}
            confirmLabel={t('allDevices.deleteConfirm')}
            done={() => t('allDevices.deleted')}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
