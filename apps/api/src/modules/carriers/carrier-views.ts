import type { Carrier, CarrierChoice } from '@chonoi/contract'
import type { CarrierRow, OwingCarrier } from './carriers.store.ts'

export const toCarrierChoice = ({ id, code, name }: Pick<CarrierRow, 'id' | 'code' | 'name'>): CarrierChoice => ({
  ...{ id, code, name },
})

export function toCarrier({ carrier, ...owed }: OwingCarrier): Carrier {
  return { ...carrier, ...owed, createdAt: carrier.createdAt.toISOString() }
}
