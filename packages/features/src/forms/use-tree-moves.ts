import { ApiError } from '@chonoi/api-client'
import type { BodyOf } from '@chonoi/contract'
import { droppedPlaces, type Place } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { announce } from '@chonoi/ui/live-region'
import { toastQueue } from '@chonoi/ui/toast'
import type { TreeMove } from '@chonoi/ui/tree'
import { useMemo, useRef, useState } from 'react'
import { problemWords } from '../app/problem-words.ts'
import { type Action, useAction } from '../app/use-action.ts'

type PlacedItem = Place & { readonly name: string }

/** Moves as they are sent: where each item goes, and where it was seen. */
export type TreeMoves = BodyOf<'reorderCategories'>['items']

/** A move that was refused, because somebody else had moved one of the items. */
export interface RefusedMove {
  /** The items as the move would have left them. */
  own: readonly PlacedItem[]
  theirs: readonly PlacedItem[]
  ids: readonly string[]
}

export interface TreeMovesOptions {
  reorder: Action<TreeMoves, unknown>
  cannotMove: (name: string) => string
  failure: string
}

/** The items of a tree in their order with the moves that are on their way, and what moves them. */
export function useTreeMoves<Item extends PlacedItem>(stored: readonly Item[], options: TreeMovesOptions) {
  const { reorder, cannotMove, failure } = options
  const { i18n } = useTranslation('errors')
  const { submit } = useAction(reorder)
  const [refused, setRefused] = useState<RefusedMove | null>(null)
  const [waiting, setWaiting] = useState<readonly TreeMoves[]>([])
  const sent = useRef(Promise.resolve())
  const items = useMemo(() => waiting.reduce<readonly Item[]>(withPlaces, stored), [stored, waiting])

  function move({ ids, target, position }: TreeMove) {
    const rows = new Map(items.map((item) => [item.id, item]))
    const moves = (droppedPlaces(items, ids, { target, position }) ?? []).flatMap((place) => {
      const row = rows.get(place.id)
      return row ? [{ ...place, from: { parentId: row.parentId, sortOrder: row.sortOrder } }] : []
    })
    if (moves.length === 0) return announce(cannotMove(rows.get(ids[0] ?? '')?.name ?? ''))
    setRefused(null)
    setWaiting((all) => [...all, moves])
    // One after another: a move starts from where the one before it left the items.
    sent.current = sent.current.then(() => send(moves, { own: withPlaces(items, moves), ids }))
  }

  async function send(moves: TreeMoves, wanted: Pick<RefusedMove, 'own' | 'ids'>) {
    try {
      await submit(moves)
    } catch (error) {
      const theirs = error instanceof ApiError && error.code === 'category.moved' ? error.details?.current : undefined
      if (theirs) setRefused({ ...wanted, theirs: theirs as PlacedItem[] })
      else toastQueue.add({ type: 'error', title: failure, message: problemWords(i18n, error) })
    } finally {
      setWaiting((all) => all.filter((one) => one !== moves))
    }
  }
  return { items, refused, forget: () => setRefused(null), move }
}

function withPlaces<Item extends PlacedItem>(items: readonly Item[], moves: TreeMoves): Item[] {
  const placeOf = new Map(moves.map(({ id, parentId, sortOrder }) => [id, { parentId, sortOrder }]))
  return items
    .map((item) => ({ ...item, ...placeOf.get(item.id) }))
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
}
