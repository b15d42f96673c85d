import { price } from '../market.ts'
import { anyOf, type Journey } from './journey.ts'

/** Requests a deposit, which an administrator completes. */
export const deposit: Journey = async ({ market, calls, books }) => {
  const body = { amountInCents: price, paymentMethod: 'VIETQR' }
  const asked = await calls.untilTold({ method: 'POST', path: '/deposits', body }, 201)
  if (!asked?.body.id) return
  const { id } = asked.body
  books.deposits.push(id)
  const decision = { status: 'COMPLETED', actualAmountInCents: price }
  const token = anyOf(market.administrators)
  const done = await calls.untilTold(
    { method: 'PUT', path: `/admin/deposits/${id}/process`, token, body: decision },
    200,
  )
  if (done) books.balance += price
}
