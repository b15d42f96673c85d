import type { FieldProblem, Validator } from './field-problem.ts'
import { atMost, checkText } from './text-rules.ts'

export const deliveryLimits = { licenseKey: 500, maxDownloads: 100, validDays: 3650 } as const

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
  ...checkCount('maxDownloads', maxDownloads, deliveryLimits.maxDownloads),
]

export type DigitalContentForm = {
  /** Named only for its problems: the file itself is uploaded before. */
  readonly downloadUrl?: string
  readonly hasFile: boolean
  readonly maxDownloads: number | null
  /** Null: for ever. */
  readonly validDays: number | null
}

/** What every buyer of a digital product receives. */
export const validateDigitalContent: Validator<DigitalContentForm> = ({ hasFile, maxDownloads, validDays }) => [
  ...(hasFile ? [] : [{ field: 'downloadUrl', code: 'required' } as const]),
  ...checkCount('maxDownloads', maxDownloads, deliveryLimits.maxDownloads),
  ...(validDays === null ? [] : checkCount('validDays', validDays, deliveryLimits.validDays)),
]

function checkCount(field: string, count: number | null, max: number): FieldProblem[] {
  if (count === null) return [{ field, code: 'required' }]
  if (!Number.isInteger(count)) return [{ field, code: 'not_multiple', params: { of: 1 } }]
  if (count < 1) return [{ field, code: 'too_small', params: { min: 1 } }]
  return count > max ? [{ field, code: 'too_large', params: { max } }] : []
}
