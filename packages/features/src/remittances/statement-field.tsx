import { csvText, maxRemittanceLines } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { FileUpload } from '@chonoi/ui/file-upload'
import { TextArea } from '@chonoi/ui/text-area'
import { useState } from 'react'
import type { ValidatedForm } from '../forms/use-validated-form.ts'
import type { RemittanceFields } from './remittance-form.tsx'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a statement: typed, pasted, or taken from a file, where a wrong line can be corrected before it is sent. */
export function StatementField({ validated: { form, field } }: { validated: ValidatedForm<RemittanceFields> }) {
  const { t } = useTranslation(['remittances', 'errors'])
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string>()

  async function choose(chosen: File | null) {
    setFile(chosen)
    setFault(undefined)
    if (!chosen) return
    const read = csvText(new Uint8Array(await chosen.arrayBuffer()), (bytes) => utf8.decode(bytes))
    if ('fault' in read) setFault(t(`errors:${read.fault}`))
    else form.setValue('csv', read.text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }

  return (
    <>
      <FileUpload
        label={t('remittances:field.file')}
        help={t('remittances:field.file.help')}
        accept=".csv,text/csv"
        files={file ? [{ id: 'file', name: file.name, size: file.size, isDone: fault === undefined }] : []}
        onAdd={([chosen]) => void choose(chosen ?? null)}
        onRemove={() => void choose(null)}
        error={fault}
      />
      <TextArea
        label={t('remittances:field.csv')}
        help={t('remittances:field.csv.help', { max: maxRemittanceLines })}
        placeholder={t('remittances:field.csv.example')}
        isRequired
        rows={8}
        spellCheck={false}
        autoComplete="off"
        className="cn:[&_textarea]:font-mono"
        {...field('csv')}
      />
    </>
  )
}
