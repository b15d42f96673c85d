import { hasTrackingCode, type ShippingCarrier } from '../orders/shipping-carriers.ts'
import { vietnamDate } from '../platform/vietnam-calendar.ts'
import type { Validator } from './field-problem.ts'
import { likelyDay } from './likely-day.ts'
import { atMost, checkText, required } from './text-rules.ts'

/** How a shop hands an order over. Days are written as 2026-11-21. */
export type ShipmentForm = {
  readonly carrier: ShippingCarrier
  /** A carrier of the platform. */
  readonly carrierId?: string | null
  readonly trackingCode?: string | null
  readonly expectedOn?: string | null
  readonly note?: string | null
}

/** A carrier's parcel needs its code, so that the buyer can follow it and its cash is matched; a shop that brings the goods itself names no carrier. Goods don't arrive on a day that is over. */
export function shipmentValidator(now: Date): Validator<ShipmentForm> {
  return (form) => [
    ...(form.carrierId && form.carrier === 'SHOP' ? [{ field: 'carrierId', code: 'not_in_list' } as const] : []),
    ...checkText(
      'trackingCode',
      form.trackingCode,
      ...(hasTrackingCode(form.carrier) || form.carrierId ? [required] : []),
      atMost(50),
    ),
    ...checkText('expectedOn', form.expectedOn, likelyDay, (day) =>
      day < vietnamDate(now) ? { code: 'date.in_past' } : null,
    ),
    ...checkText('note', form.note, atMost(500)),
  ]
}
