import type { Remittance, RemittanceDetail, SchemaOf } from '@chonoi/contract'
import type { ListedLine, ListedRemittance } from './remittances.store.ts'

export function toRemittance({ remittance, carrier, importedBy, decidedBy, totals }: ListedRemittance): Remittance {
  const { id, status, bankReference, transferredInCents, createdAt, decidedAt } = remittance
  return {
    ...{ id, carrier, status, bankReference, transferredInCents, totals, importedBy, decidedBy },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

export const toRemittanceDetail = (listed: ListedRemittance, lines: readonly ListedLine[]): RemittanceDetail => ({
  ...toRemittance(listed),
  lines: lines.map(toRemittanceLine),
})

function toRemittanceLine({ line, order }: ListedLine): SchemaOf<'RemittanceLine'> {
  const { id, position, trackingCode, orderNumber, collectedInCents, feeInCents, match, isBooked } = line
  return {
    ...{ id, position, trackingCode, orderNumber, collectedInCents, feeInCents, match, isBooked },
    order: order && { id: order.id, orderNumber: order.orderNumber, totalInCents: order.totalInCents },
  }
}
