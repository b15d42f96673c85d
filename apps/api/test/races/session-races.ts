import { arrangeAccount, arrangeSignIn, rightPassword } from '../testing/arrange-account.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, type Race } from './race.ts'

const newPassword = 'sóng-nước-miền-tây-7'
/** Maximum concurrent hashes. The queue holds fifty; more would get a 429, which other tests cover. */
const maxHashing = 24
/** Number of tabs that sign in repeatedly. */
const tabs = 8

/** Every tab refreshes with the same shared token. */
export const refreshedByTabs: Race = async (server, calls) => {
  const { grant } = await arrangeSignIn(server)
  const { refreshToken } = grant
  const refresh = () => server.client(refreshToken).POST('/auth/refresh', { body: { refreshToken } })
  const answers = await atOnce(times(calls, () => refresh))
  const facts = new Facts()
  facts.ended(answers, { successes: calls, refusals: [] })
  facts.hold('all get the same successor', new Set(answers.map(({ data }) => data?.refreshToken)).size, 1)
  const live = `refresh_tokens t join sessions s on s.id = t.session_id
    where s.user_id = $1 and s.revoked_at is null and t.rotated_at is null`
  facts.hold('one token lives', await count(server, live, [grant.user.id]), 1)
  return facts
}

/** A mailed link is opened many times. */
export const oneResetLink: Race = async (server, calls) => {
  const { id } = await arrangeAccount(server)
  const token = server.api.ports.tokens.newSecret()
  await server.owner.query(
    `insert into password_resets (user_id, token_hash, expires_at) values ($1, $2, now() + interval '30 minutes')`,
    [id, server.api.ports.tokens.hashSecret(token)],
  )
  const reset = () => server.client().POST('/auth/reset-password', { body: { token, newPassword } })
  const answers = await atOnce(times(Math.min(calls, maxHashing), () => reset))
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['422 auth.reset_token_invalid'] })
  const told = await count(server, `audit_logs where user_id = $1 and action = 'auth.reset_password'`, [id])
  facts.hold('the link sets one password', told, 1)
  return facts
}

/** A person signs in repeatedly until the password changes. No session opened with the old password survives. */
export const signInAgainstNewPassword: Race = async (server, calls) => {
  const { id, email, token } = await arrangeSignIn(server)
  const signIns: Ending[] = []
  let changed: Ending | undefined
  const hasChanged = () => changed !== undefined
  const change = async () => {
    const body = { currentPassword: rightPassword, newPassword }
    changed = await server.client(token).PUT('/auth/change-password', { body })
  }
  // Not all at once, because the new password would be hashed last, when every session already exists and can be
  // ended.
  const signInUntilThen = async () => {
    const body = { email, password: rightPassword }
    do signIns.push(await server.client().POST('/auth/login', { body }))
    while (!hasChanged())
  }
  await atOnce([change, ...times(Math.min(calls, tabs), () => signInUntilThen)])
  const facts = new Facts()
  facts.hold('the password is changed', changed?.response.status, 200)
  const refused = signIns.filter(({ response }) => response.status >= 300).length
  facts.ended(signIns, { successes: signIns.length - refused, refusals: ['401 auth.invalid_credentials'] })
  const live = await count(server, 'sessions where user_id = $1 and revoked_at is null', [id])
  facts.hold('only the session that changed it goes on', live, 1)
  return facts
}

/** Two tabs change the password concurrently. One new password is valid, and only its tab gets a success. */
export const twoNewPasswords: Race = async (server, calls) => {
  const { email, token } = await arrangeSignIn(server)
  const passwords = times(Math.min(calls, maxHashing / 2), (index) => `sông-nước-miền-tây-${index}`)
  const changes = passwords.map(
    (password) => () =>
      server
        .client(token)
        .PUT('/auth/change-password', { body: { currentPassword: rightPassword, newPassword: password } }),
  )
  const answers = await atOnce<Ending>(changes)
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['422 auth.current_password_wrong'] })
  const told = answers.findIndex(({ response }) => response.status === 200)
  const body = { email, password: passwords[told] ?? '' }
  facts.hold('it is the one that was told', (await server.client().POST('/auth/login', { body })).response.status, 200)
  return facts
}
