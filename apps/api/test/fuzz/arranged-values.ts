import type { OperationId } from '@chonoi/contract'
import { rightPassword } from '../testing/arrange-account.ts'
import type { FuzzWorld, OwnWorld } from './arrange-fuzz.ts'
import type { FuzzCase } from './cases.ts'
import { sampleFiles } from './sample-files.ts'

type Change = Partial<Pick<FuzzCase, 'path' | 'headers'>> & { body?: Readonly<Record<string, unknown>> }

/**
 * What the contract can't say about a call that succeeds: secrets, sums and rows in a certain state. Laid over the
 * generated values of a valid call, which otherwise stay as they are.
 */
const arranged: Partial<Record<OperationId, (world: FuzzWorld, own: OwnWorld) => Change>> = {
  login: ({ account }) => ({ body: { email: account.email, password: rightPassword } }),
  changePassword: () => ({ body: { currentPassword: rightPassword } }),
  refreshSession: ({ account: { refreshToken } }) => ({
    headers: { authorization: `Bearer ${refreshToken}` },
    body: { refreshToken },
  }),
  resetPassword: ({ account: { resetToken } }) => ({ body: { token: resetToken } }),
  createOrder: (_world, { cartTotalInCents }) => ({
    body: { paymentMethod: 'WALLET', expectedTotalInCents: cartTotalInCents },
  }),
  applyCartCoupon: ({ couponCode }) => ({ body: { code: couponCode } }),
  validateCoupon: ({ couponCode }) => ({ body: { code: couponCode } }),
  cancelOrder: (_world, { paidOrder }) => ({ ...(paidOrder && { path: { id: paidOrder } }) }),
  // A file or the address of an upload, never both.
  addProductImage: () => ({ body: { file: sampleFiles[0], url: undefined } }),
  sendContactMessage: () => ({ body: { email: 'ut.muoi@chonoi.test' } }),
}

/** A valid call with what was arranged for it. */
export function withArranged(operation: OperationId, one: FuzzCase, world: FuzzWorld, own: OwnWorld): FuzzCase {
  const { body, path, headers } = arranged[operation]?.(world, own) ?? {}
  return {
    ...one,
    ...(headers && { headers: { ...one.headers, ...headers } }),
    ...(path && { path: { ...one.path, ...path } }),
    ...(body && { body: { ...(one.body as object), ...body } }),
  }
}
