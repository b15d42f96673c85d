import type { Pagination } from '@chonoi/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OpenRow } from './open-row.ts'

/** A row of the list, as far as the details need it. */
export interface ShownRow {
  id: string
  name: string
}

export interface RowStepsOptions {
  list: Pick<OpenRow, 'openId' | 'openRow' | 'showPage'>
  rows: readonly ShownRow[]
  /** The answer that holds the rows. */
  result: UseQueryResult
  /** The page that it is. Absent: the list has only one. */
  pagination: Pagination | undefined
  shownId: string
  onStep: (row: ShownRow) => void
}

/** The way to the next and to the previous row, over the ends of a page to those beside it. */
export function useRowSteps({ list, rows, result, pagination: pages, shownId, onStep }: RowStepsOptions) {
  const { place, previous, next } = useNeighbours(rows, shownId)
  const step = (row: ShownRow) => {
    list.openRow(row.id)
    onStep(row)
  }
  const { isTurning, turn } = useTurnedPage({
    list,
    rows,
    page: result.isPlaceholderData ? undefined : pages?.page,
    onArrival: step,
  })
  const stepOrTurn = (row: ShownRow | undefined, by: 1 | -1) => {
    if (isTurning) return undefined
    if (row) return () => step(row)
    const page = (pages?.page ?? 0) + by
    return pages && page >= 1 && page <= pages.totalPages ? () => turn(page, by) : undefined
  }
  return {
    place,
    isTurning,
    position: place >= 0 && pages ? (pages.page - 1) * pages.limit + place + 1 : undefined,
    total: pages?.total,
    previous: stepOrTurn(previous, -1),
    next: stepOrTurn(next, 1),
  }
}

interface TurnedPageOptions extends Pick<RowStepsOptions, 'list' | 'rows'> {
  /** The page that the rows are of. */
  page: number | undefined
  onArrival: (row: ShownRow) => void
}

/** Shows another page of the list, and opens its nearest row once it is there. */
function useTurnedPage({ list, rows, page, onArrival }: TurnedPageOptions) {
  const [wanted, setWanted] = useState<{ page: number; by: 1 | -1 }>()
  const { openId } = list
  const hasArrived = wanted?.page === page
  const arrive = useEffectEvent(() => {
    const row = rows.at(wanted?.by === -1 ? -1 : 0)
    setWanted(undefined)
    if (row) onArrival(row)
  })
  useEffect(() => {
    if (wanted && hasArrived) arrive()
  }, [wanted, hasArrived])
  // Closed meanwhile: nothing opens any more.
  if (wanted && !openId) setWanted(undefined)
  return {
    isTurning: wanted !== undefined,
    turn(to: number, by: 1 | -1) {
      setWanted({ page: to, by })
      list.showPage(to)
    },
  }
}

/**
 * Finds the rows around one. A decision may take the row out of the list: then the next one is the row that has moved
 * up into its place.
 */
function useNeighbours(rows: readonly ShownRow[], id: string) {
  const place = rows.findIndex((row) => row.id === id)
  const [lastPlace, setLastPlace] = useState(place)
  if (place >= 0 && place !== lastPlace) setLastPlace(place)
  if (place >= 0) return { place, previous: rows[place - 1], next: rows[place + 1] }
  return { place, previous: rows[lastPlace - 1], next: rows[Math.max(lastPlace, 0)] }
}
