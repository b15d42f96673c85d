import type { RateLimit } from '@chonoi/contract/rate-limits'
import { expect, test } from 'vitest'
import { arrangeAccount, rightPassword } from '../../../test/testing/arrange-account.ts'
import { appCode, arrangeChallenge, arrangeTwoFactor } from '../../../test/testing/arrange-two-factor.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { openRateLimits } from '../../http/rate-limits.ts'

/** Only this limit as on a site: all calls of a test come from one address. */
const server = useTestApi(({ rateLimits }, database) => {
  const real = openRateLimits(database)
  const of = (limit: RateLimit) => (limit === 'two-factor' ? real : rateLimits)
  return {
    rateLimits: {
      consume: (limit, who) => of(limit).consume(limit, who),
      refund: (limit, who) => of(limit).refund(limit, who),
      forget: (limit, who) => of(limit).forget(limit, who),
    },
  }
})
const wrongCode = '12345'

async function arrangeGuarded() {
  const person = await arrangeAccount(server)
  await arrangeTwoFactor(server, person.id)
  /** Twenty wrong codes over four sign-ins, each of which takes five. */
  const guess = async () => {
    const tokens = await Promise.all(Array.from({ length: 4 }, () => arrangeChallenge(server, person.id)))
    return Promise.all(tokens.flatMap((token) => Array.from({ length: 5 }, () => verify(token, wrongCode))))
  }
  const verify = (twoFactorToken: string, code: string) =>
    server.client().POST('/auth/2fa/verify', { body: { twoFactorToken, code } })
  const signIn = async () => verify(await arrangeChallenge(server, person.id), appCode())
  return { person, guess, verify, signIn }
}

test('twenty codes of an account in fifteen minutes are looked at, over all its sign-ins; then none, the right one neither', async () => {
  const { person, guess, signIn } = await arrangeGuarded()
  const codes = (await guess()).map(({ error }) => error?.code)
  expect(new Set(codes)).toEqual(new Set(['auth.two_factor_code_wrong']))
  const refused = await signIn()
  expect(refused.error).toMatchObject({ status: 429, code: 'request.rate_limited' })
  const seconds = Number(refused.response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(14 * 60)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
  const off = { password: rightPassword, code: appCode() }
  expect((await server.client(person.token).POST('/auth/2fa/disable', { body: off })).response.status).toBe(429)
  await server.owner.query(`update rate_limits set expire = 1 where key = $1`, [`two-factor:${person.id}`])
  expect((await signIn()).response.status).toBe(200)
})

test('more than twenty codes at once: twenty are looked at', async () => {
  const { guess, verify, person } = await arrangeGuarded()
  const token = await arrangeChallenge(server, person.id)
  const more = Array.from({ length: 5 }, () => verify(token, wrongCode))
  const codes = [...(await guess()), ...(await Promise.all(more))].map(({ error }) => error?.code)
  expect(codes.filter((code) => code === 'request.rate_limited')).toHaveLength(5)
})

test('the codes of one account do not use up those of another', async () => {
  await (await arrangeGuarded()).guess()
  expect((await (await arrangeGuarded()).signIn()).response.status).toBe(200)
})
