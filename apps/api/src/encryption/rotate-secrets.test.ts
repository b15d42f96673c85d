import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { arrangeGateway, sandboxConfigs } from '../../test/testing/arrange-gateways.ts'
import { arrangeShop } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { encryptedColumns, placeOf } from './encrypted-columns.ts'
import { openEncryption } from './encryption.ts'
import { rotateSecrets } from './rotate-secrets.ts'

const [old, current] = [randomBytes(32), randomBytes(32)]
const server = useTestApi(() => ({ encryption: openEncryption([old]) }))
const column = encryptedColumns.find(({ table }) => table === 'payment_gateway_configs')
if (!column) throw new Error('nothing is encrypted')

beforeEach(() => server.owner.query('delete from payment_gateway_configs'))

const arrange = async () => arrangeGateway(server, { tenant: (await arrangeShop(server)).id })
const secretOf = async (id: string) => {
  const text = 'select encrypted_config as secret from payment_gateway_configs where id = $1'
  return (await server.owner.query<{ secret: string }>(text, [id])).rows[0]?.secret ?? ''
}

test('rotateSecrets: encrypts under the current key, so that the old one can go', async () => {
  const ids = [(await arrange()).id, (await arrange()).id]
  const both = openEncryption([current, old])
  expect(await rotateSecrets(server.owner, both)).toEqual({ rotated: 2, current: 0, unreadable: [] })
  const withoutOld = openEncryption([current])
  for (const id of ids) {
    const text = await withoutOld.decrypt(await secretOf(id), placeOf(column, id))
    expect(JSON.parse(text)).toEqual(sandboxConfigs.momo)
  }
  expect(await rotateSecrets(server.owner, withoutOld)).toEqual({ rotated: 0, current: 2, unreadable: [] })
})

test('rotateSecrets: names what no key decrypts and leaves it as it is', async () => {
  const { id } = await arrange()
  const before = await secretOf(id)
  expect(await rotateSecrets(server.owner, openEncryption([current]))).toEqual({
    ...{ rotated: 0, current: 0 },
    unreadable: [`payment_gateway_configs.encrypted_config:${id}`],
  })
  expect(await secretOf(id)).toBe(before)
})

test('encryptedColumns: names every column of the database that holds ciphertexts', async () => {
  const { rows } = await server.owner.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name like 'encrypted\\_%' order by table_name`,
  )
  expect(rows).toEqual(encryptedColumns)
})
