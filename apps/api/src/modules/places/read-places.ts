import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { findProvince, findProvinces, findWards } from './places.store.ts'

const vietnamese = new Intl.Collator('vi', { numeric: true })

/** Orders by the name after "Tỉnh", "Phường" …, in the Vietnamese alphabet. */
function alphabetical<Place extends { name: string; type: string }>(places: readonly Place[]): Place[] {
  const properName = ({ name, type }: Place) => name.slice(type.length).trim()
  return places.toSorted((a, b) => vietnamese.compare(properName(a), properName(b)))
}

export async function listProvinces(context: RequestContext) {
  return alphabetical(await findProvinces(context.visitor))
}

/** Lists the wards of a province. Fails with 404 for an unknown province. */
export async function listWards(context: RequestContext, provinceCode: string) {
  found(await findProvince(context.visitor, provinceCode))
  return alphabetical(await findWards(context.visitor, provinceCode))
}
