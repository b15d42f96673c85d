import type { OwnedPushDevice } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Bell, BellOff, Trash2 } from 'lucide-react'
import { useAction } from '../app/use-action.ts'
import { changeOf } from '../forms/changes.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { managedDeviceActions } from './managed-device-queries.ts'

export interface DeviceRowActionsProps {
  device: OwnedPushDevice
  /** Called once it is gone. */
  onDeleted?: () => void
}

/** Stops or resumes messages to a device, or deletes it after a question. */
export function DeviceRowActions({ device, onDeleted }: DeviceRowActionsProps) {
  const { t } = useTranslation('notifications')
  const openDialog = useRowDialog()
  const { isActive } = device
  const name = device.deviceName || t('devices.unnamed')
  const told = ({ isActive: isOn }: OwnedPushDevice) => t(isOn ? 'allDevices.resumed' : 'allDevices.stopped')
  const undo = useAction(managedDeviceActions.update(device), { done: told })
  const update = useAction(managedDeviceActions.update(device), {
    done: (changed) => ({ title: told(changed), undo: () => undo.run(changeOf({ isActive: !changed.isActive })) }),
  })
  const askDelete = () =>
    openDialog((close) => (
      <ConfirmAction
        action={managedDeviceActions.remove(device)}
        tone="danger"
        title={t('allDevices.deleteTitle')}
        message={t('allDevices.deleteText', { device: name })}
        confirmLabel={t('allDevices.deleteConfirm')}
        done={() => t('allDevices.deleted')}
        onClose={close}
        {...(onDeleted && { onDone: onDeleted })}
      />
    ))
  return (
    <RowActions>
      <RowDetailsButton id={device.id} name={name} />
      <IconButton
        size="sm"
        label={t(isActive ? 'allDevices.stop' : 'allDevices.resume', { device: name })}
        icon={isActive ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
        disabled={update.isPending}
        onClick={() => update.run(changeOf({ isActive: !isActive }))}
      />
      <IconButton
        size="sm"
        label={t('allDevices.delete', { device: name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={askDelete}
      />
    </RowActions>
  )
}
