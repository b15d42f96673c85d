import type { Queries } from '../../database/database.ts'
import { expect, test } from 'vitest'
import { RequestContext } from '../../http/context.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import type { Event } from './event.ts'
import { record } from './record.ts'

const server = useTestApi()
const facts = { requestId: 'req-12345678', address: '127.0.0.1', userAgent: '', language: 'en' } as const

/** Records an event as the system; returns how many statements wrote notifications. */
async function recorded(event: Event): Promise<number> {
  const context = new RequestContext(server.api.ports, server.api.database, facts, null)
  return context.asSystem(async (queries) => {
    let statements = 0
    const counted = new Proxy(queries, {
      get(target, name) {
        if (name === 'execute') statements += 1
        return Reflect.get(target, name) as unknown
      },
    }) as Queries
    await record(context, counted, event)
    return statements
  })
}

test('record: writes the audit row with its description in both languages', async () => {
  const person = await arrangePerson(server)
  await recorded({
    audit: {
      action: 'category.create',
      values: { name: 'Gốm {{sứ}}' },
      entityType: 'category',
      entityId: person.id,
      by: { id: person.id, email: 'a@b.test' },
    },
  })
  const { rows } = await server.owner.query('select * from audit_logs where entity_id = $1', [person.id])
  expect(rows).toEqual([
    expect.objectContaining({
      action: 'category.create',
      description: 'Added category Gốm {{sứ}}',
      vietnamese_description: 'Thêm danh mục Gốm {{sứ}}',
      user_id: person.id,
      request_id: 'req-12345678',
    }),
  ])
})

test('record: notifies everyone in one statement, with the texts of the type', async () => {
  const [buyer, seller, colleague] = [
    await arrangePerson(server),
    await arrangePerson(server),
    await arrangePerson(server),
  ]
  const data = { orderId: buyer.id, orderNumber: 'CN-7' }
  const statements = await recorded({
    notifications: [
      { type: 'ORDER_PLACED', to: [buyer.id], link: '/orders/1', data },
      { type: 'ORDER_RECEIVED', to: [seller.id, colleague.id], link: '/seller/orders/1', data },
    ],
  })
  expect(statements).toBe(1)
  const { rows } = await server.owner.query(
    'select user_id, title, message, link from notifications where user_id = any($1) order by link, user_id',
    [[buyer.id, seller.id, colleague.id]],
  )
  const received = { title: 'Đơn hàng mới', message: 'Gian hàng có đơn mới CN-7.', link: '/seller/orders/1' }
  expect(rows).toEqual([
    {
      user_id: buyer.id,
      title: 'Đặt hàng thành công',
      message: 'Đơn CN-7 đã được đặt và thanh toán.',
      link: '/orders/1',
    },
    ...[seller.id, colleague.id].toSorted().map((user_id) => ({ user_id, ...received })),
  ])
})

test('record: includes amounts, reasons and statuses in the text', async () => {
  const { id } = await arrangePerson(server)
  await recorded({
    notifications: [
      { type: 'DEPOSIT_COMPLETED', to: [id], link: '/', data: { amountInCents: 150_000_000, depositReference: 'N1' } },
      { type: 'PRODUCT_REJECTED', to: [id], link: '/', data: { productName: 'Bát', reason: 'Ảnh mờ' } },
      { type: 'REVIEW_MODERATED', to: [id], link: '/', data: { status: 'HIDDEN', reason: 'Quảng cáo' } },
      { type: 'SECURITY_ALERT', to: [id], link: '/', data: { reason: 'password_reset' } },
    ],
  })
  const { rows } = await server.owner.query<{ type: string; message: string }>(
    'select type, message from notifications where user_id = $1 order by type',
    [id],
  )
  expect(rows.map(({ message }) => message.replaceAll('\u00a0', ' '))).toEqual([
    '1.500.000 ₫ đã vào ví (N1).',
    'Bát chưa được duyệt. Lý do: Ảnh mờ',
    'Đánh giá của bạn bị ẩn. Lý do: Quảng cáo',
    'Mật khẩu tài khoản của bạn vừa được đặt lại. Nếu không phải bạn, hãy đặt lại lần nữa ngay.',
  ])
})
