import type { Pagination } from '@chonoi/contract'
import { maxBulkRows } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import type { TableSelection } from '@chonoi/ui/data-table'
import { type ReactNode, useState } from 'react'
import { useAction } from '../app/use-action.ts'
import type { ListState } from './use-list-state.ts'

/** The most rows that a page of a list may have. */
const pageLimit = 100

export interface BulkRowsOptions<Row> {
  state: Pick<ListState, 'filters' | 'sort'>
  /** The rows of the page. */
  rows: readonly Row[]
  pagination: Pagination | undefined
  /** Fetches another page of what the list shows, by the same filters and in the same order. */
  fetchPage: (page: Pick<Pagination, 'page' | 'limit'>) => Promise<readonly Row[]>
}

export interface BulkRows<Row> {
  /** What the bulk bar works on. */
  selected: readonly Row[]
  selection: TableSelection
  onSelectionChange: (selection: TableSelection) => void
  clear: () => void
  /** Stands in the bulk bar: selects what the other pages hold, too. */
  selectMatching: ReactNode
}

/**
 * The selected rows of a list. Only what is seen is changed: rows that leave the page are no longer selected, unless
 * everything that matches was asked for, up to what one call takes; other filters or another order end that.
 */
export function useBulkRows<Row extends { id: string }>(options: BulkRowsOptions<Row>): BulkRows<Row> {
  const { rows, pagination, fetchPage } = options
  const { filters, sort } = options.state
  const shown = `${filters} ${sort.by} ${sort.order}`
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [matching, setMatching] = useState<{ of: string; rows: readonly Row[] }>()
  const total = pagination?.total ?? rows.length
  const wanted = Math.min(total, maxBulkRows)
  const fetching = useAction(
    { send: () => fetchRows(fetchPage, wanted) },
    {
      onDone(found: readonly Row[]) {
        setMatching({ of: shown, rows: found })
        setIds(new Set(found.map(({ id }) => id)))
      },
    },
  )
  const reach = matching?.of === shown ? fresh(matching.rows, rows) : rows
  const selected = reach.filter(({ id }) => ids.has(id))
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => ids.has(id))
  return {
    selected,
    selection: { mode: 'some', ids: selected.map(({ id }) => id) },
    onSelectionChange: (next) => setIds(new Set(next.mode === 'some' ? next.ids : [])),
    clear() {
      setIds(new Set())
      setMatching(undefined)
    },
    selectMatching: isPageSelected && selected.length < wanted && (
      <SelectMatching total={total} isLoading={fetching.isPending} onPress={() => fetching.run(undefined)} />
    ),
  }
}

/** Known rows as the page shows them now, and rows that came since. */
function fresh<Row extends { id: string }>(known: readonly Row[], page: readonly Row[]): readonly Row[] {
  const onPage = new Map(page.map((row) => [row.id, row]))
  return known.map((row) => onPage.get(row.id) ?? row)
}

async function fetchRows<Row>(fetchPage: BulkRowsOptions<Row>['fetchPage'], wanted: number): Promise<readonly Row[]> {
  const pages = Array.from({ length: Math.ceil(wanted / pageLimit) }, (_, index) => index + 1)
  const found = await Promise.all(pages.map((page) => fetchPage({ page, limit: pageLimit })))
  return found.flat().slice(0, wanted)
}

interface SelectMatchingProps {
  total: number
  isLoading: boolean
  onPress: () => void
}

function SelectMatching({ total, isLoading, onPress }: SelectMatchingProps) {
  const { t } = useTranslation('common')
  return (
    <Button size="sm" variant="ghost" isLoading={isLoading} onClick={onPress}>
      {total > maxBulkRows
        ? t('list.selectFirst', { max: maxBulkRows, total })
        : t('list.selectMatching', { count: total })}
    </Button>
  )
}
