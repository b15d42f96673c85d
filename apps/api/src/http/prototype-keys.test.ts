import { expect, test } from 'vitest'
import { arrangePerson } from '../../test/testing/arrange.ts'
import { csrfToken, useTestApi } from '../../test/testing/test-api.ts'

const server = useTestApi()
const address = '"fullName":"An","phone":"0901234567","line1":"12 Lê Lợi","city":"Huế"'

test.each([
  `{${address},"__proto__":{"isDefault":true,"polluted":true}}`,
  `{${address},"constructor":{"prototype":{"polluted":true}}}`,
  `{${address},"prototype":{"polluted":true}}`,
])('a body that reaches for the prototype is refused and changes nothing: %s', async (body) => {
  const { token } = await arrangePerson(server)
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken, 'content-type': 'application/json' }
  const answer = await server.send('/addresses', { method: 'POST', headers, body })
  expect([400, 422]).toContain(answer.status)
  expect(Object.prototype).not.toHaveProperty('polluted')
  expect(Object.prototype).not.toHaveProperty('isDefault')
})

test.each(['__proto__[polluted]=1', '__proto__.polluted=1', 'constructor[prototype][polluted]=1', '__proto__=1'])(
  'a query that reaches for the prototype changes nothing: %s',
  async (query) => {
    const answer = await server.send(`/products?${query}`)
    expect([200, 400, 422]).toContain(answer.status)
    expect(Object.prototype).not.toHaveProperty('polluted')
  },
)
