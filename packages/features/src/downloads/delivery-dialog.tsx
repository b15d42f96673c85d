import type { DigitalDelivery } from '@chonoi/contract'
import { type DeliveryForm, deliveryLimits, validateDelivery, vietnamDate } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { DatePicker } from '@chonoi/ui/date-picker'
import { FileUpload } from '@chonoi/ui/file-upload'
import { NumberField } from '@chonoi/ui/number-field'
import { Text } from '@chonoi/ui/text'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { typedNumber } from '../forms/typed-number.ts'
import { useFileUpload } from '../forms/use-file-upload.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { downloadActions } from './downloads-queries.ts'

type Fields = Omit<DeliveryForm, 'hasFile'> & { lastDay: string }

/** The last moment of a day in Vietnam. */
const endOf = (day: string) => new Date(`${day}T23:59:59+07:00`).toISOString()

/** Gives the buyer a file or a license key, or changes how often and until when they may download it. */
export default function DeliveryDialog({ delivery, onClose }: { delivery: DigitalDelivery; onClose: () => void }) {
  const { t } = useTranslation('downloads')
  const { productName: name, status, fileName, licenseKey, maxDownloads, expiresAt } = delivery
  const isFirst = status === 'PENDING'
  const upload = useFileUpload(downloadActions.upload())
  const update = useAction(downloadActions.update(delivery), {
    done: () => t(isFirst ? 'deliver.done' : 'change.done', { name }),
    onDone: onClose,
  })
  const validated = useValidatedForm<Fields>({
    defaultValues: {
      licenseKey: licenseKey ?? '',
      maxDownloads,
      lastDay: expiresAt ? vietnamDate(new Date(expiresAt)) : '',
    },
    validate: (fields) => validateDelivery({ ...fields, hasFile: fileName !== null || upload.url !== undefined }),
    fieldOf: (path) => (path === 'expiresAt' ? 'lastDay' : path),
    onSubmit: (fields) =>
      update.submit({
        ...(upload.url && { downloadUrl: upload.url }),
        ...(fields.licenseKey.trim() && { licenseKey: fields.licenseKey.trim() }),
        ...(fields.maxDownloads !== null && { maxDownloads: fields.maxDownloads }),
        expiresAt: fields.lastDay ? endOf(fields.lastDay) : null,
      }),
  })
  const { form, field } = validated
  return (
    <FormDialog
      form={{ ...validated, isSubmitting: validated.isSubmitting || upload.isUploading }}
      onClose={onClose}
      title={t(isFirst ? 'deliver.title' : 'change.title', { name })}
      submitLabel={t(isFirst ? 'deliver.submit' : 'change.submit')}
    >
      <Text tone="muted">{t(isFirst ? 'deliver.text' : 'change.text')}</Text>
      <FileUpload
        label={t(fileName ? 'field.otherFile' : 'field.file')}
        accept="image/*,.pdf"
        files={upload.files}
        onAdd={upload.add}
        onRemove={upload.remove}
      />
      {fileName && (
        <Text size={13} tone="muted" className="cn:wrap-anywhere">
          {t('field.currentFile', { fileName })}
        </Text>
      )}
      <TextField
        label={t('licenseKey')}
        help={t('field.licenseKeyHelp')}
        autoComplete="off"
        spellCheck={false}
        {...field('licenseKey')}
      />
      <ControlledField control={form.control} name="maxDownloads">
        {({ value, onChange, ...control }) => (
          <NumberField
            label={t('field.maxDownloads')}
            isRequired
            min={1}
            max={deliveryLimits.maxDownloads}
            value={value ?? ''}
            onChange={(event) => onChange(typedNumber(event))}
            {...control}
          />
        )}
      </ControlledField>
      <ControlledField control={form.control} name="lastDay">
        {({ value, onChange, onBlur, error, ref }) => (
          <DatePicker
            label={t('field.lastDay')}
            help={t('field.lastDayHelp')}
            value={value || null}
            onChange={(day) => onChange(day ?? '')}
            onBlur={onBlur}
            error={error}
            ref={ref}
          />
        )}
      </ControlledField>
    </FormDialog>
  )
}
