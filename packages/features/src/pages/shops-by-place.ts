import type { PublicTenant } from '@chonoi/contract'

export interface Place {
  /** Null for shops that name none. */
  place: string | null
  shops: readonly PublicTenant[]
}

/** Shops grouped by their city, places in the order of the Vietnamese alphabet, the placeless last. */
export function shopsByPlace(shops: readonly PublicTenant[]): readonly Place[] {
  const byName = new Intl.Collator('vi').compare
  const groups = Map.groupBy(shops, ({ city }) => city)
  return [...groups]
    .map(([place, those]) => ({ place, shops: those }))
    .sort((one, other) => {
      if (one.place === null || other.place === null) return one.place === null ? 1 : -1
      return byName(one.place, other.place)
    })
}
