import type { FieldProblem, Validator } from './field-problem.ts'
import { atMost, checkText } from './text-rules.ts'

export const deliveryLimits = { licenseKey: 500, maxDownloads: 100 } as const

export type DeliveryForm = {
  readonly licenseKey: string
  /** Whether a file was uploaded, now or before. */
  readonly hasFile: boolean
  readonly maxDownloads: number | null
}

/** A buyer gets a file, a license key or both, so many times. */
export const validateDelivery: Validator<DeliveryForm> = ({ licenseKey, hasFile, maxDownloads }) => [
  ...checkText('licenseKey', licenseKey, atMost(deliveryLimits.licenseKey)),
  ...(hasFile || licenseKey.trim() !== '' ? [] : [{ field: 'licenseKey', code: 'required' } as const]),
  ...checkDownloads(maxDownloads),
]

function checkDownloads(maxDownloads: number | null): FieldProblem[] {
  const field = 'maxDownloads'
  if (maxDownloads === null) return [{ field, code: 'required' }]
  if (!Number.isInteger(maxDownloads)) return [{ field, code: 'not_multiple', params: { of: 1 } }]
  if (maxDownloads < 1) return [{ field, code: 'too_small', params: { min: 1 } }]
  const max = deliveryLimits.maxDownloads
  return maxDownloads > max ? [{ field, code: 'too_large', params: { max } }] : []
}
