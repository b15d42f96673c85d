import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { type GatewayConfig, keepMaskedSecrets, validateGateway } from '@chonoi/domain'
import { DecryptionFailed } from '../../encryption/encryption.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure, found, refuseFields } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import { record } from '../events/record.ts'
import { refuseUnknownImages } from '../uploads/refuse-unknown-images.ts'
import { hasPayments } from '../payments/payments.store.ts'
import { changedForm, columnsOf, type GatewayInput, newForm } from './gateway-form.ts'
import { toGatewayWithSecrets } from './gateway-views.ts'
import { decryptGatewayConfig, encryptGatewayConfig } from './gateway-secrets.ts'
import { gatewayAdded, gatewayChanged, gatewayRemoved } from './gateways.events.ts'
import {
  changeGateway,
  deleteGatewayRow,
  findGatewayConfig,
  findGatewayForUpdate,
  type GatewayConfigRow,
  insertGateway,
} from './gateways.store.ts'
import { type GatewayOwner, ownedGateway, ownerTenant } from './whose-gateways.ts'

/** Adds a configuration. Of a gateway only one can be enabled: another fails with gateway.already_enabled. */
export async function createGateway(
  context: RequestContext,
  owner: GatewayOwner,
  input: BodyOf<'createGatewayConfig'>,
): Promise<GatewayConfigRow> {
  const form = newForm(input)
  enforceForm(validateGateway, form)
  const id = randomUUID()
  const encryptedConfig = await encryptGatewayConfig(context.ports.encryption, id, form.config ?? {})
  const { gatewayName, logo = null, isEnabled = false, isTestMode = true } = input
  return context.transaction(async (queries) => {
    const tenantId = await ownerTenant(context, queries, owner)
    await refuseUnknownImages(context, queries, [{ field: 'logo', url: logo }])
    await insertGateway(queries, {
      ...{ id, tenantId, gatewayName, logo, isEnabled, isTestMode, encryptedConfig },
      ...columnsOf(form),
    })
    const row = found(await findGatewayConfig(queries, id))
    await record(context, queries, gatewayAdded(row))
    return row
  })
}

/**
 * Changes what the input names. Credentials that come back masked stay as they are stored. Fails with row.changed when the
 * edited version isn't the stored one.
 */
export function updateGateway(
  context: RequestContext,
  owner: GatewayOwner,
  id: string,
  { version, ...input }: GatewayInput,
): Promise<GatewayConfigRow> {
  return context.transaction(async (queries) => {
    const before = await ownedGateway(context, queries, owner, id, findGatewayForUpdate)
    await enforceVersion(version, before, async () =>
      toGatewayWithSecrets(before, await storedSecrets(context, before)),
    )
    if (input.gatewayName !== undefined && input.gatewayName !== before.gatewayName)
      refuseFields([{ field: 'gatewayName', code: 'gateway.name_fixed' }])
    const form = await withStoredSecrets(context, before, changedForm(before, input))
    enforceForm(validateGateway, form)
    const { logo, isEnabled, isTestMode } = input
    await refuseUnknownImages(context, queries, [{ field: 'logo', url: logo, before: [before.logo] }])
    await changeGateway(queries, id, {
      ...columnsOf(form),
      ...(logo !== undefined && { logo }),
      ...(isEnabled !== undefined && { isEnabled }),
      ...(isTestMode !== undefined && { isTestMode }),
      ...(form.config && { encryptedConfig: await encryptGatewayConfig(context.ports.encryption, id, form.config) }),
    })
    const after = found(await findGatewayConfig(queries, id))
    await record(context, queries, gatewayChanged(before, after, Object.keys(form.config ?? {})))
    return after
  })
}

/** Fails with gateway.in_use once a payment was made with it: queries, notifications and refunds need its credentials. */
export function deleteGateway(context: RequestContext, owner: GatewayOwner, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const row = await ownedGateway(context, queries, owner, id, findGatewayForUpdate)
    if (await context.asSystem((system) => hasPayments(system, id))) throw new Failure('gateway.in_use')
    await deleteGatewayRow(queries, id)
    await record(context, queries, gatewayRemoved(row))
  })
}

type Form = ReturnType<typeof changedForm>

async function withStoredSecrets(context: RequestContext, row: GatewayConfigRow, form: Form): Promise<Form> {
  if (!form.config) return form
  return { ...form, config: keepMaskedSecrets(row.gatewayName, form.config, await storedSecrets(context, row)) }
}

const storedSecrets = ({ ports }: RequestContext, row: GatewayConfigRow): Promise<GatewayConfig> =>
  decryptGatewayConfig(ports.encryption, row).catch(nothingStored)

/** Credentials that can't be decrypted any more are typed again in full; the form refuses masked ones. */
function nothingStored(error: unknown): GatewayConfig {
  if (error instanceof DecryptionFailed) return {}
  throw error
}
