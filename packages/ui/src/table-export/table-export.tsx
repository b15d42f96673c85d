import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOverlay } from '../base/use-overlay.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button } from '../button/button.tsx'
import type { DataTableColumn } from '../data-table/data-table-column.ts'
import { arrangeColumns, type TableLayout } from '../data-table/table-layout.ts'
import { announce } from '../live-region/announce.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export type ExportFormat = 'csv' | 'xlsx'

export interface TableExportProps<Row> {
  columns: readonly DataTableColumn<Row>[]
  /** The user's arrangement of columns: hidden ones are left out, the others keep its order. */
  layout?: TableLayout
  /** Returns all matching rows, not only those of this page. Tables with server data fetch them here. */
  getRows: () => readonly Row[] | Promise<readonly Row[]>
  /** Without extension; also the name of the sheet. */
  fileName: string
  /** Time zone of dates and times. Default the browser's. */
  timeZone?: string
  /** Default both. */
  formats?: readonly ExportFormat[]
  onError?: (error: unknown) => void
}

const fetchMenu = () => import('./export-menu.tsx')
const ExportMenu = lazy(fetchMenu)
const noChanges: TableLayout = {}

/** Exports rows as CSV or as an Excel workbook, created in the browser. The code is loaded on the first press. */
export function TableExport<Row>(props: TableExportProps<Row>) {
  const {
    columns,
    layout = noChanges,
    getRows,
    fileName,
    timeZone,
    formats = ['csv', 'xlsx'],
    onError,
  } = withoutNulls(props)
  const { labels } = useUi()
  const { isWanted, part, triggerProps } = useOverlay(fetchMenu)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function save(format: ExportFormat) {
    setState('busy')
    announce(labels.exporting)
    try {
      const { exportRows } = await import('./export-rows.ts')
      const arranged = arrangeColumns(columns, layout).map(({ column }) => column)
      const rows = await getRows()
      await exportRows({ columns: arranged, rows, fileName, format, timeZone })
      setState('idle')
      announce(labels.exported(rows.length))
    } catch (error) {
      setState('failed')
      onError?.(error)
    }
  }

  return (
    <div className="ui-table-export">
      {state === 'failed' && (
        <p role="alert" className="ui-table-export-failure">
          {labels.exportFailed}
        </p>
      )}
      <Button
        {...triggerProps}
        variant="secondary"
        size="sm"
        aria-haspopup="menu"
        isLoading={state === 'busy'}
        iconStart={<Download aria-hidden="true" />}
      >
        {labels.exportRows}
      </Button>
      {isWanted && (
        <Suspense>
          <ExportMenu overlay={part} formats={formats} onChoose={(format) => void save(format)} />
        </Suspense>
      )}
    </div>
  )
}
