import { problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Dialog } from '@chonoi/ui/dialog'
import { FileUpload } from '@chonoi/ui/file-upload'
import { Stack } from '@chonoi/ui/stack'
import { TextArea } from '@chonoi/ui/text-area'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { adjustmentLines, maxAdjustments } from './adjustment-lines.ts'
import { stockActions } from './stock-queries.ts'

/** Adjusts the stock of several products, typed or taken from a CSV file, and says which lines were refused. */
export default function BulkAdjustDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['stock', 'common'])
  const [text, setText] = useState('')
  const [failures, setFailures] = useState<string[]>([])
  const bulk = useAction(stockActions.bulk(), {
    done: ({ affected, failed }) => ({
      type: failed > 0 ? 'info' : 'success',
      title: t('stock:bulk.done', { affected, failed }),
    }),
  })

  async function submit() {
    const lines = adjustmentLines(text)
    if (lines.length > maxAdjustments) return setFailures([t('stock:bulk.wrong.tooMany', { max: maxAdjustments })])
    const wrong = lines.flatMap((line) =>
      'wrong' in line ? [failure(line.row, t(`stock:bulk.wrong.${line.wrong}`))] : [],
    )
    const readable = lines.flatMap((line) => ('adjustment' in line ? [line] : []))
    if (wrong.length > 0 || readable.length === 0) return setFailures(wrong)
    try {
      const { results } = await bulk.submit({ adjustments: readable.map(({ adjustment }) => adjustment) })
      const refused = results.flatMap(({ code }, index) => {
        const line = readable[index]
        return code && line ? [{ ...line, code }] : []
      })
      if (refused.length === 0) return onClose()
      // Only the refused lines remain, so that another press doesn't repeat the others.
      const typed = text.split(/\r?\n/)
      setText(refused.map(({ row }) => typed[row - 1] ?? '').join('\n'))
      setFailures(refused.map(({ code }, index) => failure(index + 1, problemText(i18n, code))))
    } catch {
      // `bulk.refusal` says why.
    }
  }

  const failure = (row: number, problem: string) => t('stock:bulk.row', { row, problem })
  const shown = bulk.refusal ? [bulk.refusal] : failures
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isLocked={bulk.isPending}
      size="lg"
      title={t('stock:bulk.title')}
      description={t('stock:bulk.text')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={bulk.isPending}>
            {t('common:action.cancel')}
          </Button>
          <Button isLoading={bulk.isPending} disabled={text.trim() === ''} onClick={() => void submit()}>
            {t('stock:bulk.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {shown.length > 0 && (
          <Alert tone="warning" title={t('stock:bulk.failures')}>
            <ul>
              {shown.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Alert>
        )}
        <TextArea
          label={t('stock:bulk.rows')}
          rows={8}
          maxLength={100_000}
          placeholder={t('stock:bulk.example')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FileUpload
          label={t('stock:bulk.file')}
          accept=".csv,text/csv"
          files={[]}
          onAdd={([file]) => void file?.text().then(setText)}
          onRemove={() => setText('')}
        />
      </Stack>
    </Dialog>
  )
}
