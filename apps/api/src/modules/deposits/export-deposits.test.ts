import { expect, test } from 'vitest'
import { arrangeDeposit } from '../../../test/testing/arrange-deposits.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { unzip } from '../../../test/testing/unzip.ts'

const server = useTestApi()
const formula = '=HYPERLINK("http://evil.example","bấm, vào đây")'

async function arrange() {
  const person = await arrangePerson(server)
  await arrangeDeposit(server, person.id, {
    reference: `NT-${person.id.slice(0, 8)}`,
    amount: 123_456_700,
    bankName: formula,
    notes: '-2+3',
    createdAt: new Date('2026-10-31T17:30:00Z'),
  })
  await arrangeDeposit(server, person.id, { status: 'FAILED' })
  return person
}

async function download(query: string, headers: Record<string, string> = {}) {
  const { token } = await arrangePerson(server, { role: 'ADMIN' })
  const response = await server.send(`/admin/deposits/export?${query}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('[ADM-DEP-05] exportAdminDeposits: filtered deposits as Excel; amounts are numbers, text is never a formula', async () => {
  const person = await arrange()
  const { response, bytes } = await download(`userId=${person.id}&status=PENDING`)
  expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*deposits-\d{4}-\d\d-\d\d\.xlsx$/)
  const files = unzip(bytes)
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet.match(/<row /g)).toHaveLength(2)
  expect(sheet).toContain('<v>1234567</v>')
  expect(sheet).not.toContain('<f>')
  const texts = [...files.values()].join('')
  expect(texts).toContain('bấm, vào đây')
  expect(texts).toContain(person.email)
  expect(texts).toContain('Chờ xử lý')
})

test('exportAdminDeposits: CSV has a byte order mark, neutralized formulas and Ho Chi Minh City times', async () => {
  const person = await arrange()
  const { response, bytes } = await download(`format=csv&userId=${person.id}&status=PENDING`, {
    'accept-language': 'en',
  })
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const lines = bytes.toString('utf8').slice(1).split('\r\n')
  expect(lines[0]).toMatch(/^Reference,Customer,E-mail,Amount \(VND\)/)
  expect(lines[1]).toContain(',1234567,,Pending,')
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"",""bấm, vào đây"")"`)
  expect(lines[1]).toContain(",'-2+3,")
  expect(lines[1]).toContain(',2026-11-01 00:30,')
  expect(lines).toHaveLength(3)
})

test('exportAdminDeposits: is audited with its caller', async () => {
  const person = await arrange()
  await download(`format=csv&userId=${person.id}`)
  const { rows } = await server.owner.query(
    `select user_email, changes from audit_logs where action = 'deposit.export' and changes ->> 'userId' = $1`,
    [person.id],
  )
  expect(rows).toMatchObject([{ changes: { count: 2 } }])
  expect(rows[0].user_email).toMatch(/@chonoi\.test$/)
})
