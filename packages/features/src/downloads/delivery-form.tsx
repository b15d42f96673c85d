import { type DeliveryForm, validateDelivery } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { DatePicker } from '@chonoi/ui/date-picker'
import { FileUpload } from '@chonoi/ui/file-upload'
import { Text } from '@chonoi/ui/text'
import { TextField } from '@chonoi/ui/text-field'
import { ControlledField } from '../forms/controlled-field.tsx'
import { useFileUpload } from '../forms/use-file-upload.ts'
import { useValidatedForm, type ValidatedForm } from '../forms/use-validated-form.ts'
import { downloadActions } from './downloads-queries.ts'
import { MaxDownloadsField } from './max-downloads-field.tsx'

type Fields = Omit<DeliveryForm, 'hasFile'> & { lastDay: string }

/** What a shop gives; `expiresAt` is null for ever. */
export interface DeliveryContent {
  downloadUrl?: string
  licenseKey?: string
  maxDownloads?: number
  expiresAt: string | null
}

/** The last moment of a day in Vietnam. */
const endOf = (day: string) => new Date(`${day}T23:59:59+07:00`).toISOString()

export interface ShownDeliveryForm {
  upload: ReturnType<typeof useFileUpload>
  fileName: string | null
  form: ValidatedForm<Fields>
}

/** The form of what a buyer downloads, how often and until when. `fileName` is the file that there is already. */
export function useDeliveryForm(
  start: Fields,
  fileName: string | null,
  submit: (content: DeliveryContent) => Promise<unknown>,
): ShownDeliveryForm {
  const upload = useFileUpload(downloadActions.upload())
  const validated = useValidatedForm<Fields>({
    defaultValues: start,
    validate: (fields) => validateDelivery({ ...fields, hasFile: fileName !== null || upload.url !== undefined }),
    fieldOf: (path) => (path === 'expiresAt' ? 'lastDay' : path),
    onSubmit: (fields) =>
      submit({
        ...(upload.url && { downloadUrl: upload.url }),
        ...(fields.licenseKey.trim() && { licenseKey: fields.licenseKey.trim() }),
        ...(fields.maxDownloads !== null && { maxDownloads: fields.maxDownloads }),
        expiresAt: fields.lastDay ? endOf(fields.lastDay) : null,
      }),
  })
  return { upload, fileName, form: { ...validated, isSubmitting: validated.isSubmitting || upload.isUploading } }
}

export function DeliveryFields({ upload, fileName, form: validated }: ShownDeliveryForm) {
  const { t } = useTranslation('downloads')
  const { form, field } = validated
  return (
    <>
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
        {(control) => <MaxDownloadsField {...control} />}
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
    </>
  )
}
