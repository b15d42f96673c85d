import type { Event } from '../events/event.ts'
import type { CarrierRow } from './carriers.store.ts'

const about = ({ id, name }: CarrierRow) =>
  ({ values: { name }, entityType: 'carrier', entityId: id, tenantId: null, severity: 'WARNING' }) as const

export const carrierCreated = (carrier: CarrierRow): Event => ({
  audit: {
    action: 'carrier.create',
    ...about(carrier),
    changes: { code: carrier.code, name: carrier.name, isActive: carrier.isActive },
  },
})

export function carrierChanged(before: CarrierRow, after: CarrierRow): Event {
  const names = (['code', 'name', 'isActive'] as const).filter((name) => before[name] !== after[name])
  return {
    audit: {
      action: 'carrier.update',
      ...about(after),
      changes: Object.fromEntries(names.map((name) => [name, { from: before[name], to: after[name] }])),
    },
  }
}
