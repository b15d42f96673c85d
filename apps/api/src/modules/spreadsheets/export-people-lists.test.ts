import { expect, test } from 'vitest'
import { arrangeQuestion } from '../../../test/testing/arrange-catalogue.ts'
import { csvOf, disarmed, formula } from '../../../test/testing/csv-of.ts'
import { arrangePushDevice } from '../../../test/testing/arrange-push.ts'
import { arrangeVerification } from '../../../test/testing/arrange-seller-verifications.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const platformAdmin = () => arrangePerson(server, { role: 'ADMIN' })

test('exportSellerVerifications: those that are searched for, without the account number', async () => {
  const applicant = await arrangePerson(server)
  const name = `=Gốm ${Date.now()}`
  await arrangeVerification(server, applicant.id, name)
  await arrangeVerification(server, (await arrangePerson(server)).id)
  const search = encodeURIComponent(name.slice(1))
  const lines = await csvOf(server, await platformAdmin(), `/admin/seller-verifications/export?search=${search}`)
  expect(lines[0]).toBe(
    'Legal name,Kind,Tax code,Shop,Applicant,E-mail,Phone,Attempt,Status,Reason,Decided by,Sent,Decided',
  )
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`'${name},Company,'0300588569,'${name},Nguyễn An,${applicant.email},,1,Pending,,,`)
  expect(lines[1]).not.toContain('4567')
})

test('exportAdminPushDevices: those of a person, without their tokens', async () => {
  const owner = await arrangePerson(server)
  const id = await arrangePushDevice(server, owner.id, { name: formula })
  await arrangePushDevice(server, (await arrangePerson(server)).id)
  const { rows } = await server.owner.query('select device_token as token from push_devices where id = $1', [id])
  const lines = await csvOf(server, await platformAdmin(), `/push-devices/admin/export?userId=${owner.id}`)
  expect(lines[0]).toBe('Device,Type,System,App version,Owner,E-mail,Status,Last seen,Added')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${disarmed},Browser,,,Nguyễn An,${owner.email},Active,`)
  expect(lines[1]).not.toContain(rows[0].token)
})

/** A shop with its seller and a question that waits about its product. */
async function arrangeAsked(words: string) {
  const shop = (await arrangeShop(server)).id
  const seller = await arrangePerson(server, { shop })
  const product = await arrangeProduct(server, { shop, seller: seller.id, name: formula })
  const asker = await arrangePerson(server)
  await arrangeQuestion(server, { product, user: asker.id, words })
  return { seller, product, asker }
}

test('exportManagedQuestions: those of the current shop that wait', async () => {
  const { seller, product, asker } = await arrangeAsked(formula)
  await arrangeQuestion(server, { product, user: asker.id, answer: 'Dạ còn ạ' })
  await arrangeAsked('Của gian hàng khác')
  const lines = await csvOf(server, seller, '/product-questions/export?isAnswered=false')
  expect(lines[0]).toBe('Product,Question,Asked by,Status,Answer,Asked,Answered')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${disarmed},${disarmed},Nguyễn An,Waiting,,`)
})

test('exportManagedQuestions: the platform has those of all shops', async () => {
  const words = `Còn hàng không ${Date.now()}`
  await arrangeAsked(`${words} một`)
  await arrangeAsked(`${words} hai`)
  const address = `/product-questions/export?search=${encodeURIComponent(words)}`
  expect(await csvOf(server, await platformAdmin(), address)).toHaveLength(3)
})

test.each(['/admin/seller-verifications/export', '/push-devices/admin/export'])(
  '%s is refused to the staff of a shop',
  async (address) => {
    const staff = await arrangePerson(server, { shop: (await arrangeShop(server)).id, shopRole: 'ADMIN' })
    const headers = { authorization: `Bearer ${staff.token}` }
    expect((await server.send(address, { headers })).status).toBe(403)
  },
)
