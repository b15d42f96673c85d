import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { managedDeviceActions } from './managed-device-queries.ts'

const offeredDays = [30, 90, 180, 365]

/** Deletes the devices that weren't seen for a chosen number of days. */
export default function CleanUpDevicesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications')
  const cleanUp = useAction(managedDeviceActions.cleanUp(), {
    done: ({ removed }) => t('allDevices.cleanedUp', { count: removed }),
    onDone: onClose,
  })
  const validated = useValidatedForm<{ days: string }>({
    defaultValues: { days: '90' },
    validate: () => [],
    onSubmit: ({ days }) => cleanUp.submit(Number(days)),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      tone="danger"
      size="sm"
      title={t('allDevices.cleanUp')}
      description={t('allDevices.cleanUpText')}
      submitLabel={t('allDevices.cleanUpConfirm')}
    >
      <Select
        label={t('allDevices.cleanUpDays')}
        options={offeredDays.map((count) => ({ value: String(count), label: t('allDevices.days', { count }) }))}
        {...validated.field('days')}
      />
    </FormDialog>
  )
}
