import { expect, test } from 'vitest'
import {
  mayChangeOrderNotification,
  mayRetryOrderNotification,
  orderNotificationStatuses,
  validateOrderMessage,
} from './order-notification.ts'

test('only a failed message may be sent again', () => {
  const again = orderNotificationStatuses.filter((status) => mayRetryOrderNotification({ status }).allowed)
  expect(again).toEqual(['FAILED'])
})

test('only messages that a person wrote may be changed', () => {
  expect(mayChangeOrderNotification({ type: 'ORDER_DELAYED' }).allowed).toBe(true)
  expect(mayChangeOrderNotification({ type: 'ORDER_SHIPPED' })).toMatchObject({
    because: 'order_notification.automatic',
  })
})

test('a message needs a title and a text that fit', () => {
  expect(validateOrderMessage({ title: ' ', message: 'x'.repeat(1001) })).toMatchObject([
    { field: 'title', code: 'required' },
    { field: 'message', code: 'too_long' },
  ])
  expect(validateOrderMessage({ title: 'Đơn về trễ', message: 'Mai giao ạ.' })).toEqual([])
})
