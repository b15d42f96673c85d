import {
  type DataExportFormat,
  dataExportFormats,
  type DataExportType,
  dataExportTypes,
  validateDataExport,
} from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { CheckboxGroup } from '@chonoi/ui/checkbox-group'
import { Select } from '@chonoi/ui/select'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { DayField } from '../lists/day-field.tsx'
import { dataExportActions } from './data-exports-queries.ts'

interface ExportFields {
  dataTypes: DataExportType[]
  format: DataExportFormat
  dateFrom: string
  dateTo: string
}

/** Asks for an export of the current shop. */
export default function DataExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['tenant', 'common'])
  const create = useAction(dataExportActions.create(), { done: () => t('tenant:export.requested'), onDone: onClose })
  const validated = useValidatedForm<ExportFields>({
    defaultValues: { dataTypes: [...dataExportTypes], format: 'CSV', dateFrom: '', dateTo: '' },
    validate: validateDataExport,
    onSubmit: ({ dataTypes, format, dateFrom, dateTo }) =>
      create.submit({ dataTypes, format, ...(dateFrom && { dateFrom }), ...(dateTo && { dateTo }) }),
    labels: { dataTypes: t('tenant:export.dataTypes'), dateTo: t('common:word.to') },
  })
  const { form, field } = validated
  const { dateFrom, dateTo } = form.watch()
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('tenant:export.new')}
      description={t('tenant:export.newText')}
      submitLabel={t('tenant:export.submit')}
    >
      <ControlledField control={form.control} name="dataTypes">
        {({ value, onChange, name, error }) => (
          <CheckboxGroup
            label={t('tenant:export.dataTypes')}
            options={dataExportTypes.map((type) => ({ value: type, label: t(`tenant:export.type.${type}`) }))}
            value={value}
            onChange={onChange}
            name={name}
            {...(error && { error })}
          />
        )}
      </ControlledField>
      <Select
        label={t('tenant:export.format')}
        help={t('tenant:export.formatHelp')}
        options={dataExportFormats.map((format) => ({ value: format, label: format }))}
        {...field('format')}
      />
      <div className="cn:grid cn:gap-4 cn:sm:grid-cols-2">
        <DayField
          label={t('common:word.from')}
          value={dateFrom}
          max={dateTo}
          onChange={(day) => form.setValue('dateFrom', day)}
        />
        <DayField
          label={t('common:word.to')}
          value={dateTo}
          min={dateFrom}
          onChange={(day) => form.setValue('dateTo', day)}
        />
      </div>
    </FormDialog>
  )
}
