import type { ProductImport } from '@chonoi/contract'
import {
  type FieldProblem,
  type ImportColumn,
  importColumns,
  type ImportMapping,
  requiredImportColumns,
} from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { FileUpload } from '@chonoi/ui/file-upload'
import { Form } from '@chonoi/ui/form'
import { Select } from '@chonoi/ui/select'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../app/save-file.ts'
import { useAction } from '../app/use-action.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { importTemplate } from './import-template.ts'
import { productImportActions } from './product-import-queries.ts'
import { type ReadFile, readImportFile } from './read-import-file.ts'

/** The file, and for each part of a product the column of the file, by its place; '' for none. */
type ImportFields = Record<ImportColumn, string> & { file: File | null }
type Readable = Exclude<ReadFile, { fault: unknown }>

const nothingMapped = Object.fromEntries(importColumns.map((column) => [column, ''])) as Record<ImportColumn, string>
const isRequired = (column: ImportColumn) => requiredImportColumns.some((required) => required === column)

const toMapping = (fields: ImportFields): ImportMapping =>
  Object.fromEntries(
    importColumns.flatMap((column) => (fields[column] === '' ? [] : [[column, Number(fields[column])]])),
  )

/** Asks for a file and says which of its columns is what: guessed by the headings, changed by the reader. */
export function ImportFileForm({ onChecked }: { onChecked: (one: ProductImport) => void }) {
  const { t } = useTranslation(['productImport', 'errors'])
  const [read, setRead] = useState<ReadFile>()
  const check = useAction(productImportActions.check(), { onDone: onChecked, failure: false })
  const readable = read && 'head' in read ? read : undefined
  const validated = useValidatedForm<ImportFields>({
    defaultValues: { ...nothingMapped, file: null },
    validate: (fields) => problemsOf(fields, read),
    fieldOf: (path) => path.replace(/^mapping\./, ''),
    labels: { file: t('productImport:file') },
    onSubmit: async (fields) => fields.file && check.submit({ file: fields.file, mapping: toMapping(fields) }),
  })
  const { form, formProps, field, errorOf, isSubmitting } = validated
  const file = form.watch('file')

  async function choose(chosen: File | null) {
    const next = chosen ? await readImportFile(chosen) : undefined
    setRead(next)
    const mapping = next && 'mapping' in next ? next.mapping : {}
    form.reset({
      ...nothingMapped,
      ...Object.fromEntries(Object.entries(mapping).map(([column, at]) => [column, String(at)])),
      file: chosen,
    })
    if (next && 'fault' in next) form.setError('file', { type: next.fault, message: t(`errors:${next.fault}`) })
  }

  return (
    <Card>
      <Form {...formProps}>
        <FileUpload
          label={t('productImport:file')}
          help={t('productImport:fileHelp')}
          isRequired
          accept=".csv,text/csv"
          name="file"
          files={file ? [{ id: 'file', name: file.name, size: file.size, isDone: readable !== undefined }] : []}
          onAdd={([chosen]) => void choose(chosen ?? null)}
          onRemove={() => void choose(null)}
          error={errorOf('file')}
        />
        <Stack direction="row">
          <Button
            variant="ghost"
            iconStart={<FileDown aria-hidden="true" />}
            onClick={() => saveFile(importTemplate(t), `${t('productImport:templateFile')}.csv`)}
          >
            {t('productImport:template')}
          </Button>
        </Stack>
        {readable && (
          <Stack gap={3}>
            <Text weight="medium">{t('productImport:mapping')}</Text>
            <Text tone="muted">{t('productImport:mappingHelp')}</Text>
            <div className="cn:grid cn:gap-4 cn:sm:grid-cols-2 cn:items-start">
              {importColumns.map((column) => (
                <Select
                  key={column}
                  label={t(`productImport:heading.${column}`)}
                  help={exampleOf(readable, form.watch(column))}
                  isRequired={isRequired(column)}
                  options={[
                    { value: '', label: t('productImport:notInFile') },
                    ...readable.head.map((heading, at) => ({
                      value: String(at),
                      label: heading.trim() || t('productImport:column', { number: at + 1 }),
                    })),
                  ]}
                  {...field(column)}
                />
              ))}
            </div>
          </Stack>
        )}
        <Stack direction="row" justify="end">
          <Button type="submit" isLoading={isSubmitting}>
            {t('productImport:check')}
          </Button>
        </Stack>
      </Form>
    </Card>
  )
}

/** The first product's cell of the chosen column, cut to a line. */
function exampleOf({ example }: Readable, at: string): string | undefined {
  const text = at === '' ? '' : (example[Number(at)] ?? '').trim()
  return text === '' ? undefined : [...text].slice(0, 60).join('')
}

function problemsOf(fields: ImportFields, read: ReadFile | undefined): readonly FieldProblem[] {
  if (!fields.file) return [{ field: 'file', code: 'required' }]
  if (read && 'fault' in read) return [{ field: 'file', code: read.fault }]
  return requiredImportColumns.flatMap((column) =>
    fields[column] === '' ? [{ field: column, code: 'required' } as const] : [],
  )
}
