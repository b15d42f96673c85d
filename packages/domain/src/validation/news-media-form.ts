import type { Validator } from './field-problem.ts'
import { atMost, checkText, required } from './text-rules.ts'

const limits = { maxName: 200, maxAltText: 300 } as const

/** What an editor says of a picture of the media library. */
export type NewsMediaForm = { readonly name: string; readonly altText: string }

export const validateNewsMedia: Validator<NewsMediaForm> = (form) => [
  ...checkText('name', form.name, required, atMost(limits.maxName)),
  ...checkText('altText', form.altText, atMost(limits.maxAltText)),
]
