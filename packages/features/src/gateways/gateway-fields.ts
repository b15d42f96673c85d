import type { BodyOf, GatewayConfig } from '@chonoi/contract'
import {
  gatewayCatalogue,
  gatewayDefaults,
  gatewayEntry,
  type GatewayFeeType,
  type GatewayName,
  parseGatewayConfig,
  validateGateway,
  type Validator,
} from '@chonoi/domain'

/** The form's fields. Amounts are whole VND, as on the wire; the config is JSON text. */
export interface GatewayFields {
  gatewayName: GatewayName | ''
  displayName: string
  description: string
  isEnabled: boolean
  isTestMode: boolean
  feeType: GatewayFeeType
  feeValue: number | null
  fixedFee: number | null
  priority: number | null
  minimumAmount: number | null
  maximumAmount: number | null
  config: string
}

const asText = (config: object) => JSON.stringify(config, null, 2)

/** The config to fill in: every required field without a value. */
const configTemplate = (name: GatewayName): string =>
  asText(Object.fromEntries(gatewayEntry(name).required.map((field) => [field.name, ''])))

/** An empty form, before a gateway is picked. */
export const emptyFields: GatewayFields = {
  ...{ gatewayName: '', displayName: '', description: '', isEnabled: false, isTestMode: false, config: '' },
  ...{ feeType: 'PERCENTAGE', feeValue: null, fixedFee: 0, priority: 0, minimumAmount: null, maximumAmount: null },
}

/** What picking a gateway fills in (ADM-GW-21). A config that somebody typed stays. */
export function pickedFields(name: GatewayName, { config, gatewayName }: GatewayFields): Partial<GatewayFields> {
  const isUntouched = config.trim() === '' || (gatewayName !== '' && config === configTemplate(gatewayName))
  return {
    ...gatewayDefaults,
    displayName: gatewayCatalogue[name].displayName,
    ...(isUntouched && { config: configTemplate(name) }),
  }
}

/** The fields of a stored configuration with its masked credentials; without them every field is to be filled in. */
export function storedFields(gateway: GatewayConfig): GatewayFields {
  const { gatewayName, displayName, isEnabled, isTestMode, feeType, feeValue, fixedFee, priority } = gateway
  return {
    ...{ gatewayName, displayName, isEnabled, isTestMode, feeType, feeValue, fixedFee, priority },
    ...{ minimumAmount: gateway.minimumAmount, maximumAmount: gateway.maximumAmount },
    description: gateway.description ?? '',
    config: gateway.config ? asText(gateway.config) : configTemplate(gatewayName),
  }
}

/** The domain's rules on the form. Masked values that were read are the server's to replace, so they pass here. */
export const validateFields =
  (masked: GatewayConfig['config']): Validator<GatewayFields> =>
  (fields) =>
    validateGateway({ ...fields, config: parseGatewayConfig(fields.config) }).filter(({ field, code }) => {
      // Everything else follows from the gateway.
      if (fields.gatewayName === '') return field === 'gatewayName'
      return code !== 'gateway.config_masked' || !isUnchanged(fields, masked, field)
    })

function isUnchanged({ config }: GatewayFields, masked: GatewayConfig['config'], field: string): boolean {
  const name = field.replace(/^config\./, '')
  return masked?.[name] !== undefined && parseGatewayConfig(config)?.[name] === masked[name]
}

/** The body of a request. Only valid fields are sent. */
export function toBody(fields: GatewayFields): BodyOf<'createGatewayConfig'> {
  const { gatewayName, isEnabled, isTestMode, feeType } = fields
  return {
    // Validated: a gateway was picked.
    gatewayName: gatewayName as GatewayName,
    ...{ isEnabled, isTestMode, feeType },
    displayName: fields.displayName.trim(),
    description: fields.description.trim() || null,
    feeValue: fields.feeValue ?? 0,
    fixedFee: fields.fixedFee ?? 0,
    priority: fields.priority ?? 0,
    minimumAmount: fields.minimumAmount ?? 0,
    maximumAmount: fields.maximumAmount ?? 0,
    config: parseGatewayConfig(fields.config) ?? {},
  }
}
