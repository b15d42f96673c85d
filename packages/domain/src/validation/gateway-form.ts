import { basisPointsFromPercent } from '../money/basis-points.ts'
import { isWholeVnd, maxCents, vndFromCents } from '../money/cents.ts'
import { gatewayEntry, type GatewayName } from '../payments/gateway-catalogue.ts'
import { type GatewayConfig, isMasked } from '../payments/gateway-config.ts'
import type { GatewayFeeType } from '../payments/gateway-terms.ts'
import type { Fault, FieldProblem, Validator } from './field-problem.ts'
import { atMost, checkText, required } from './text-rules.ts'

export const gatewayLimits = {
  maxDisplayName: 100,
  maxDescription: 500,
  maxPriority: 1000,
  maxFeePercent: 100,
  /** Of one value of the configuration. */
  maxValue: 2000,
} as const

/** A gateway's configuration as a form holds it. Amounts are whole VND; null stands for text that is no number. */
export type GatewayForm = {
  /** Blank until one is picked. */
  readonly gatewayName: GatewayName | ''
  readonly displayName: string
  readonly description: string
  readonly feeType: GatewayFeeType
  readonly feeValue: number | null
  readonly fixedFee: number | null
  readonly priority: number | null
  readonly minimumAmount: number | null
  readonly maximumAmount: number | null
  /** Null: the text isn't a JSON object of texts. Undefined: the stored one stays. */
  readonly config: GatewayConfig | null | undefined
}

const maxVnd = vndFromCents(maxCents)

/** ADM-GW-12, ADM-GW-13, ADM-GW-27 */
export const validateGateway: Validator<GatewayForm> = (form) => [
  ...(form.gatewayName === '' ? [{ field: 'gatewayName', code: 'gateway.name_required' } as const] : []),
  ...checkText('displayName', form.displayName, required, atMost(gatewayLimits.maxDisplayName)),
  ...checkText('description', form.description, atMost(gatewayLimits.maxDescription)),
  ...checkFee(form),
  ...checkWhole('fixedFee', form.fixedFee, maxVnd),
  ...checkWhole('priority', form.priority, gatewayLimits.maxPriority),
  ...checkLimits(form),
  ...checkConfig(form),
]

const fault = (field: string, code: Fault): readonly FieldProblem[] => [{ field, ...code }]

function checkFee({ feeType, feeValue }: GatewayForm): readonly FieldProblem[] {
  if (feeType === 'FIXED') return checkWhole('feeValue', feeValue, maxVnd)
  const range = checkRange('feeValue', feeValue, gatewayLimits.maxFeePercent)
  if (range.length > 0 || feeValue === null) return range
  // Not equality: 2.9 * 100 isn't 290 in floating point.
  const isExact = Math.abs(basisPointsFromPercent(feeValue) - feeValue * 100) < 1e-9
  return isExact ? [] : fault('feeValue', { code: 'gateway.fee_precision' })
}

function checkRange(field: string, value: number | null, max: number): readonly FieldProblem[] {
  if (value === null || Number.isNaN(value)) return fault(field, { code: 'required' })
  if (value < 0) return fault(field, { code: 'too_small', params: { min: 0 } })
  return value > max ? fault(field, { code: 'too_large', params: { max } }) : []
}

function checkWhole(field: string, value: number | null, max: number): readonly FieldProblem[] {
  const range = checkRange(field, value, max)
  if (range.length > 0 || value === null) return range
  return Number.isSafeInteger(value) && isWholeVnd(value * 100) ? [] : fault(field, { code: 'amount.invalid' })
}

function checkLimits({ minimumAmount, maximumAmount }: GatewayForm): readonly FieldProblem[] {
  const wrong = [
    ...checkWhole('minimumAmount', minimumAmount, maxVnd),
    ...checkWhole('maximumAmount', maximumAmount, maxVnd),
  ]
  if (wrong.length > 0 || minimumAmount === null || maximumAmount === null) return wrong
  return minimumAmount < maximumAmount ? [] : fault('minimumAmount', { code: 'gateway.limits_reversed' })
}

/** Names each field, as `config.secretKey`. */
function checkConfig({ gatewayName, config }: GatewayForm): readonly FieldProblem[] {
  if (config === undefined || gatewayName === '') return []
  if (config === null) return fault('config', { code: 'gateway.config_not_object' })
  const { required: needed, optional } = gatewayEntry(gatewayName)
  const known = new Set([...needed, ...optional].map(({ name }) => name))
  return [
    ...needed.flatMap(({ name }) => (config[name]?.trim() ? [] : fault(`config.${name}`, { code: 'required' }))),
    ...Object.entries(config).flatMap(([name, value]) => {
      if (!known.has(name)) return fault(`config.${name}`, { code: 'unknown_field' })
      const wrong = value.trim() === '' ? null : wrongValue(name, value)
      return wrong ? fault(`config.${name}`, wrong) : []
    }),
  ]
}

function wrongValue(name: string, value: string): Fault | null {
  if (isMasked(value)) return { code: 'gateway.config_masked' }
  if (value.length > gatewayLimits.maxValue) return { code: 'too_long', params: { max: gatewayLimits.maxValue } }
  const form = forms[name]
  return form && !form.isRight(value) ? { code: form.code } : null
}

interface ValueForm {
  readonly code: 'url.invalid' | 'gateway.rate_invalid' | 'gateway.bank_bin_invalid'
  isRight(value: string): boolean
}

/** Values with a form of their own. */
const forms: Readonly<Record<string, ValueForm | undefined>> = {
  returnUrl: { isRight: (value) => /^https?:\/\/[^\s/]+/.test(value), code: 'url.invalid' },
  vndPerUsd: {
    isRight: (value) => /^\d{4,7}$/.test(value) && Number(value) >= 1_000 && Number(value) <= 1_000_000,
    code: 'gateway.rate_invalid',
  },
  bankBin: { isRight: (value) => /^\d{6}$/.test(value), code: 'gateway.bank_bin_invalid' },
}
