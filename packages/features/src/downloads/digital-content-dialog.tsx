import type { DigitalContent } from '@chonoi/contract'
import { type DigitalContentForm, deliveryLimits, validateDigitalContent } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { FileUpload } from '@chonoi/ui/file-upload'
import { NumberField } from '@chonoi/ui/number-field'
import { Text } from '@chonoi/ui/text'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { typedNumber } from '../forms/typed-number.ts'
import { useFileUpload } from '../forms/use-file-upload.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { downloadActions } from './downloads-queries.ts'
import { MaxDownloadsField } from './max-downloads-field.tsx'

type Fields = Omit<DigitalContentForm, 'hasFile'>

/** Chooses the file of a digital product, how often and for how many days it can be downloaded. */
export default function DigitalContentDialog({ content, onClose }: { content: DigitalContent; onClose: () => void }) {
  const { t } = useTranslation('downloads')
  const { fileName, maxDownloads, validDays } = content
  const upload = useFileUpload(downloadActions.upload())
  const save = useAction(downloadActions.setContent(content), { done: () => t('content.saved'), onDone: onClose })
  const validated = useValidatedForm<Fields>({
    defaultValues: { maxDownloads, validDays },
    validate: (fields) => validateDigitalContent({ ...fields, hasFile: fileName !== null || upload.url !== undefined }),
    labels: { downloadUrl: t('field.file') },
    onSubmit: (fields) =>
      save.submit({
        ...(upload.url && { downloadUrl: upload.url }),
        maxDownloads: fields.maxDownloads ?? maxDownloads,
        validDays: fields.validDays,
      }),
  })
  const { form, errorOf } = validated
  return (
    <FormDialog
      form={{ ...validated, isSubmitting: validated.isSubmitting || upload.isUploading }}
      onClose={onClose}
      title={t('content.title')}
      submitLabel={t('change.submit')}
    >
      <Text tone="muted">{t('content.text')}</Text>
      <FileUpload
        label={t(fileName ? 'field.otherFile' : 'field.file')}
        accept="image/*,.pdf"
        files={upload.files}
        onAdd={upload.add}
        onRemove={upload.remove}
        error={errorOf('downloadUrl')}
      />
      <ControlledField control={form.control} name="maxDownloads">
        {(control) => <MaxDownloadsField {...control} />}
      </ControlledField>
      <ControlledField control={form.control} name="validDays">
        {({ value, onChange, ...control }) => (
          <NumberField
            label={t('field.validDays')}
            help={t('field.lastDayHelp')}
            min={1}
            max={deliveryLimits.validDays}
            value={value ?? ''}
            onChange={(event) => onChange(typedNumber(event))}
            {...control}
          />
        )}
      </ControlledField>
    </FormDialog>
  )
}
