import type { PublicTenant } from '@chonoi/contract'

export interface Place {
  /** Null for shops without one. */
  place: string | null
  shops: readonly PublicTenant[]
}

/** Groups shops by city, in the order of the Vietnamese alphabet, those without one last. */
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
