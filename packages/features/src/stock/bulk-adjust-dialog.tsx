import { maxBulkRows } from '@chonoi/domain'
import { formatNumber, ownLanguage, problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { DataGrid, type DataGridColumn, type GridChanges, type GridErrors } from '@chonoi/ui/data-grid'
import { Dialog } from '@chonoi/ui/dialog'
import { FileUpload } from '@chonoi/ui/file-upload'
import { ProgressBar } from '@chonoi/ui/progress-bar'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { toastQueue } from '@chonoi/ui/toast'
import { useMemo, useState } from 'react'
import { useAction } from '../app/use-action.ts'
import {
  errorsOf,
  type GridLine,
  gridLine,
  isWrongQuantity,
  type LineCells,
  linesOf,
  linesOfFile,
  rowsOf,
  wrongColumn,
} from './adjustment-lines.ts'
import { maxFileLines, type RefusedLine, sendInParts, sheetOf, wrongFirst } from './adjustment-sheet.ts'
import { stockActions } from './stock-queries.ts'

/** The lines with which the grid begins: none, those of a file, or those that were refused. */
interface Start {
  id: number
  lines: GridChanges
}

const noRows: readonly GridLine[] = []
const nothing = () => null

/** Adjusts the stock of several products, typed, pasted or taken from a CSV file, and says which lines were refused. */
export default function BulkAdjustDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['stock', 'common', 'errors'])
  const [start, setStart] = useState<Start>({ id: 0, lines: {} })
  const [changes, setChanges] = useState<GridChanges>({})
  const [errors, setErrors] = useState<GridErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  // Lines of a large file that come after those of the grid.
  const [waiting, setWaiting] = useState<readonly LineCells[]>([])
  const [sending, setSending] = useState<{ sent: number; total: number } | null>(null)
  const bulk = useAction(stockActions.bulk())
  const columns = useMemo(
    (): DataGridColumn<GridLine>[] => [
      { id: 'item', header: t('stock:bulk.item'), value: nothing },
      {
        id: 'quantity',
        header: t('stock:column.quantity'),
        kind: 'number',
        size: 'sm',
        value: nothing,
        validate: (value) => (value !== null && isWrongQuantity(value) ? t('stock:bulk.wrong.quantity') : undefined),
      },
      { id: 'reason', header: t('stock:column.reason'), size: 'lg', value: nothing },
    ],
    [t],
  )

  function begin(rows: readonly LineCells[], rest: readonly LineCells[] = [], problems: GridErrors = {}) {
    const lines = linesOf(rows)
    setStart(({ id }) => ({ id: id + 1, lines }))
    setChanges(lines)
    setWaiting(rest)
    setErrors(problems)
    setFailure(null)
  }

  const sayWrong = (cells: LineCells) => {
    const column = wrongColumn(cells)
    return column && { [column]: t(`stock:bulk.wrong.${column}`) }
  }

  /** What was typed stays when the file can't be read. */
  async function takeLines(file: File) {
    const read = linesOfFile(new Uint8Array(await file.arrayBuffer()))
    if ('fault' in read) return setFailure(t(`errors:${read.fault}`))
    if (read.rows.length > maxFileLines) return setFailure(t('stock:bulk.wrong.tooMany', { max: maxFileLines }))
    if (read.rows.length <= maxBulkRows) return begin(read.rows)
    const { shown, waiting: rest } = sheetOf(wrongFirst(read.rows))
    begin(shown, rest, errorsOf(shown, sayWrong))
  }

  async function submit() {
    const typed = rowsOf(changes)
    setFailure(null)
    if (typed.some(wrongColumn) || waiting.some(wrongColumn)) return askForTheRest(typed)
    const total = typed.length + waiting.length
    setSending({ sent: 0, total })
    const { affected, refused, unsent } = await sendInParts(
      { shown: typed, waiting },
      (adjustments) => bulk.submit({ adjustments }),
      (sent) => setSending({ sent, total }),
    )
    setSending(null)
    if (affected + refused.length > 0)
      toastQueue.add({
        type: refused.length > 0 ? 'info' : 'success',
        title: t('stock:bulk.done', { affected, failed: refused.length }),
      })
    // `bulk.refusal` says why the rest was not sent.
    if (unsent.shown.length > 0) begin(unsent.shown, [...unsent.waiting, ...refused.map(({ cells }) => cells)])
    else if (refused.length > 0) showRefused(refused)
    else onClose()
  }

  function askForTheRest(typed: readonly LineCells[]) {
    if (waiting.some(wrongColumn)) {
      const { shown, waiting: rest } = sheetOf(wrongFirst([...typed, ...waiting]))
      begin(shown, rest, errorsOf(shown, sayWrong))
    } else {
      begin(typed, waiting, errorsOf(typed, sayWrong))
    }
    setFailure(t('stock:bulk.incomplete'))
  }

  /** Only the refused lines remain, so that another press doesn't repeat the others. */
  function showRefused(refused: readonly RefusedLine[]) {
    const { shown, waiting: rest } = sheetOf(refused.map(({ cells }) => cells))
    const problems = errorsOf(shown, (_, index) => {
      const code = refused[index]?.code
      return code && { item: problemText(i18n, code) }
    })
    begin(shown, rest, problems)
    setFailure(t('stock:bulk.failures'))
  }

  const shown = bulk.refusal ?? failure
  const number = (value: number) => formatNumber(value, ownLanguage(i18n.language))
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isLocked={sending !== null}
      size="lg"
      title={t('stock:bulk.title')}
      description={t('stock:bulk.text')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={sending !== null}>
            {t('common:action.cancel')}
          </Button>
          <Button
            isLoading={sending !== null}
            disabled={Object.keys(changes).length === 0}
            onClick={() => void submit()}
          >
            {t('stock:bulk.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {shown && <Alert tone="warning" title={shown} />}
        {sending && sending.total > maxBulkRows && (
          <ProgressBar
            label={t('stock:bulk.sending')}
            value={sending.sent}
            max={sending.total}
            valueText={t('stock:bulk.sent', { sent: number(sending.sent), total: number(sending.total) })}
          />
        )}
        <DataGrid
          key={start.id}
          label={t('stock:bulk.rows')}
          rows={noRows}
          columns={columns}
          getRowId={({ id }) => id}
          newRow={gridLine}
          maxRows={maxBulkRows}
          defaultChanges={start.lines}
          onChange={(next) => {
            setChanges(next)
            setErrors({})
          }}
          errors={errors}
        />
        {waiting.length > 0 && <Text tone="muted">{t('stock:bulk.waiting', { count: waiting.length })}</Text>}
        <FileUpload
          label={t('stock:bulk.file')}
          accept=".csv,text/csv"
          files={[]}
          onAdd={([file]) => void (file && takeLines(file))}
          onRemove={() => begin([])}
        />
      </Stack>
    </Dialog>
  )
}
