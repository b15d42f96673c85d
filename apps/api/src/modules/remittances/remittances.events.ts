import type { Event } from '../events/event.ts'
import type { CarrierRow } from '../carriers/carriers.store.ts'
import type { RemittanceRow } from './remittances.store.ts'

const about = ({ id, bankReference }: RemittanceRow, { name }: CarrierRow) =>
  ({
    values: { reference: bankReference, carrier: name },
    entityType: 'remittance',
    entityId: id,
    tenantId: null,
  }) as const

export const remittanceImported = (remittance: RemittanceRow, carrier: CarrierRow, lineCount: number): Event => ({
  audit: {
    action: 'remittance.import',
    ...about(remittance, carrier),
    severity: 'WARNING',
    changes: { transferredInCents: remittance.transferredInCents, lineCount },
  },
})

export const remittanceConfirmed = (
  remittance: RemittanceRow,
  carrier: CarrierRow,
  booked: { readonly bookedCount: number; readonly bookedInCents: number },
): Event => ({
  audit: {
    action: 'remittance.confirm',
    ...about(remittance, carrier),
    severity: 'CRITICAL',
    changes: { transferredInCents: remittance.transferredInCents, ...booked },
  },
})

export const remittanceCancelled = (remittance: RemittanceRow, carrier: CarrierRow): Event => ({
  audit: { action: 'remittance.cancel', ...about(remittance, carrier), severity: 'WARNING' },
})
