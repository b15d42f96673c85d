import type { Place } from '@chonoi/domain'
import type { Changes } from './changes.ts'

type Placed = Place & { readonly name: string }

/** What a new order of a tree moved: each category that has another place, with the name of what it is in. */
export function changesOfPlaces(before: readonly Placed[], places: readonly Place[]): Changes {
  const rows = new Map(before.map((row) => [row.id, row]))
  const shown = (name: string, { parentId, sortOrder }: Place) => ({
    ...{ name, parent: parentId === null ? null : (rows.get(parentId)?.name ?? null), sortOrder },
  })
  const moved = places.flatMap((place) => {
    const was = rows.get(place.id)
    if (!was || (was.parentId === place.parentId && was.sortOrder === place.sortOrder)) return []
    return [{ from: shown(was.name, was), to: shown(was.name, place) }]
  })
  if (moved.length === 0) return undefined
  return { places: { from: moved.map(({ from }) => from), to: moved.map(({ to }) => to) } }
}
