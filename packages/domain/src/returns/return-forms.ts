import { hasTrackingCode, type ShippingCarrier } from '../orders/shipping-carriers.ts'
import type { FieldProblem, Validator } from '../validation/field-problem.ts'
import { atLeast, atMost, checkText, required } from '../validation/text-rules.ts'
import type { ReturnedLine } from './return-refund.ts'

export const returnTextLength = { min: 10, max: 1000 } as const
export const returnNoteLength = { min: 3, max: 500 } as const
export const maxReturnPictures = 5

export interface ReturnForm {
  readonly description: string
  readonly lines: readonly ReturnedLine[]
}

/** How many pieces of each line can still be returned, by its id. */
export type ReturnableQuantities = ReadonlyMap<string, number>

/** What the buyer asks for: at least one piece, and of no line more than is left. */
export function returnValidator(returnable: ReturnableQuantities): Validator<ReturnForm> {
  return ({ description, lines }) => [
    ...(lines.length === 0 ? [{ field: 'lines', code: 'too_few', params: { min: 1 } } as const] : []),
    ...lines.flatMap(({ orderLineId, quantity }, index): readonly FieldProblem[] => {
      const max = returnable.get(orderLineId)
      if (max === undefined) return [{ field: `lines.${index}.orderLineId`, code: 'not_in_list' }]
      if (lines.findIndex((line) => line.orderLineId === orderLineId) !== index)
        return [{ field: `lines.${index}.orderLineId`, code: 'not_unique' }]
      return quantity > max ? [{ field: `lines.${index}.quantity`, code: 'too_large', params: { max } }] : []
    }),
    ...checkText('description', description, required, atLeast(returnTextLength.min), atMost(returnTextLength.max)),
  ]
}

/** A refusal, an appeal and a decision are explained to the other side. */
export const validateReturnNote: Validator<{ readonly note: string }> = ({ note }) =>
  checkText('note', note, required, atLeast(returnNoteLength.min), atMost(returnNoteLength.max))

/** A parcel on its way back. Without a code only when the shop fetches it. */
export const validateReturnParcel: Validator<{
  readonly carrier: ShippingCarrier
  readonly trackingCode?: string | null | undefined
}> = ({ carrier, trackingCode }) =>
  checkText('trackingCode', trackingCode, ...(hasTrackingCode(carrier) ? [required] : []), atMost(50))

/** Of each returned line, how many came back broken. */
export function damagedValidator(
  lines: readonly ReturnedLine[],
): Validator<{ readonly damaged: readonly ReturnedLine[] }> {
  return ({ damaged }) =>
    damaged.flatMap(({ orderLineId, quantity }, index): readonly FieldProblem[] => {
      const line = lines.find((one) => one.orderLineId === orderLineId)
      if (!line) return [{ field: `damaged.${index}.orderLineId`, code: 'not_in_list' }]
      if (damaged.findIndex((one) => one.orderLineId === orderLineId) !== index)
        return [{ field: `damaged.${index}.orderLineId`, code: 'not_unique' }]
      return quantity > line.quantity
        ? [{ field: `damaged.${index}.quantity`, code: 'too_large', params: { max: line.quantity } }]
        : []
    })
}
