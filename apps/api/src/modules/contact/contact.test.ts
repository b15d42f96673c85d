import type { BodyOf } from '@chonoi/contract'
import { standardSupportEmail } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { listOutbox } from '../../mail/outbox.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

const letter = {
  name: ' Út Mười ',
  email: 'UT@Example.vn',
  topic: 'ORDER',
  message: 'Đơn của tôi\n\nđâu rồi?',
} as const
const write = (body: Partial<BodyOf<'sendContactMessage'>> = {}, token?: string) =>
  server.client(token).POST('/contact', { body: { ...letter, ...body } })
const mailAbout = async (id = 'none') => (await listOutbox(server.api, 1000)).find(({ text }) => text.includes(id))
const kept = async (id?: string) =>
  (await server.owner.query('select * from contact_messages where $1::uuid is null or id = $1', [id ?? null])).rows

test('[GAP-02] sendContactMessage: anybody may write; the message is stored and mailed to the platform', async () => {
  const { data, response } = await write()
  expect(response.status).toBe(201)
  expect(await kept(data?.id)).toMatchObject([
    { name: 'Út Mười', email: 'ut@example.vn', topic: 'ORDER', message: letter.message, user_id: null },
  ])
  await expect
    .poll(() => mailAbout(data?.id))
    .toMatchObject({ to: standardSupportEmail, subject: '[Liên hệ] Đơn hàng: Út Mười' })
})

test('sendContactMessage: stores the signed-in sender', async () => {
  const person = await arrangePerson(server)
  const { data } = await write({}, person.token)
  expect(await kept(data?.id)).toMatchObject([{ user_id: person.id }])
})

test('sendContactMessage: refuses a short message at its field and stores nothing', async () => {
  const before = await kept()
  const { response, error } = await write({ message: '   ngắn quá   ' })
  expect(response.status).toBe(422)
  expect(error).toMatchObject({ fields: [{ path: 'message', code: 'too_short' }] })
  expect(await kept()).toHaveLength(before.length)
})

test('sendContactMessage: escapes markup in the mail', async () => {
  const { data } = await write({ message: '<script>alert(1)</script> và thêm chữ' })
  await expect.poll(() => mailAbout(data?.id)).toMatchObject({ html: expect.not.stringContaining('<script>') })
})
