import { randomInt } from 'node:crypto'
import type { GatewayTestResult } from '@chonoi/contract'
import {
  type FaultCode,
  GatewayFault,
  type GatewayName as ProviderName,
  GatewayRefusal,
} from '@chonoi/payment-gateways'
import { DecryptionFailed } from '../../encryption/encryption.ts'
import type { RequestContext } from '../../http/context.ts'
import { decryptGatewayConfig } from './gateway-secrets.ts'
import { isProviderConfig, openGateway } from './open-gateway.ts'
import type { GatewayConfigRow } from './gateways.store.ts'
import { type GatewayOwner, ownedGateway } from './whose-gateways.ts'

/** An administrator waits for the answer, so it is given up earlier than a payment would be. */
const timeoutMs = 10_000

/**
 * Refusals that say no more than that the charge doesn't exist: the provider has accepted the credentials. VNPay and
 * ZaloPay answer such a query with a state.
 */
const unknownCharge: Readonly<Record<ProviderName, readonly string[]>> = {
  vnpay: [],
  momo: ['42'],
  zalopay: [],
  stripe: ['resource_missing'],
  paypal: ['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'],
}

/** A charge of each provider's form that nobody has made. */
const missingCharge: Readonly<Record<ProviderName, string | null>> = {
  vnpay: null,
  momo: null,
  zalopay: null,
  stripe: 'cs_test_connection',
  paypal: '0TESTCONNECTION00',
}

/** Asks the provider, outside of a transaction, for a charge that doesn't exist (ADM-GW-28). */
export async function testConnection(
  context: RequestContext,
  owner: GatewayOwner,
  id: string,
): Promise<GatewayTestResult> {
  const row = await context.transaction((queries) => ownedGateway(context, queries, owner, id))
  try {
    return await ask(context, row)
  } catch (error) {
    if (error instanceof GatewayFault) return failed(error.code)
    if (error instanceof DecryptionFailed) return failed('secrets_unreadable')
    if (error instanceof GatewayRefusal) return refused(error)
    throw error
  }
}

async function ask({ ports, facts }: RequestContext, row: GatewayConfigRow): Promise<GatewayTestResult> {
  if (!isProviderConfig(row)) {
    await decryptGatewayConfig(ports.encryption, row)
    return { success: true, code: 'complete', resultCode: null, message: 'The configuration is complete' }
  }
  const gateway = await openGateway(ports, row, { timeoutMs })
  await gateway.query({
    reference: `CNTEST${randomInt(10 ** 9, 10 ** 10)}`,
    gatewayReference: missingCharge[row.gatewayName],
    createdAt: ports.now(),
    customerAddress: facts.address,
  })
  return connected
}

const connected: GatewayTestResult = {
  ...{ success: true, code: 'connected', resultCode: null },
  message: 'The provider accepted the credentials',
}

function refused({ gateway, resultCode }: GatewayRefusal): GatewayTestResult {
  if (unknownCharge[gateway].includes(resultCode)) return connected
  return { success: false, code: 'refused', resultCode, message: `The provider refused with ${resultCode}` }
}

const reasons = {
  unreachable: 'The provider cannot be reached',
  timed_out: 'The provider did not answer in time',
  redirected: 'The provider redirected to another address',
  unreadable: 'The answer of the provider is unreadable',
  unverified: 'The signature of the answer is wrong',
  server_error: 'The provider has an error',
  secrets_unreadable: 'The stored credentials cannot be decrypted',
} as const satisfies Record<FaultCode | 'secrets_unreadable', string>

const failed = (code: keyof typeof reasons): GatewayTestResult => ({
  success: false,
  code,
  resultCode: null,
  message: reasons[code],
})
