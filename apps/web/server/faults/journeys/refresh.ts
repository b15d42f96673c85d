import type { RefreshResult } from '@chonoi/contract'
import type { Journey } from './journey.ts'

/** For so long a token that was replaced is answered again; after that its session ends, for it may have been stolen. */
const grace = 30_000

/** The session of the buyer's other device gets new tokens, and the new ones are good. */
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
