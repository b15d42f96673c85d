import type { RefreshResult } from '@chonoi/contract'
import type { Journey } from './journey.ts'

/** How long a replaced token is still answered. Afterwards its use ends the session, since it may be stolen. */
const grace = 30_000

/** Refreshes the session of the buyer's other device and checks that the new tokens work. */
export const refresh: Journey = async ({ buyer, calls }) => {
  const { refreshToken } = buyer
  if (!refreshToken) return
  const askedAt = performance.now()
  const isTooLate = (code: string | undefined) => code === 'auth.refresh_reused' && performance.now() - askedAt > grace
  const body = { refreshToken }
  const answer = await calls.untilTold(
    { method: 'POST', path: '/auth/refresh', token: refreshToken, body },
    200,
    isTooLate,
  )
  const granted = answer?.body as Partial<RefreshResult> | undefined
  buyer.refreshToken = granted?.refreshToken
  if (granted?.token) await calls.once({ method: 'GET', path: '/auth/me', token: granted.token }, 200)
}
