import type { FieldProblem } from '@chonoi/domain'
import { refuseFields } from '../../http/failure.ts'

export interface ImageFields {
  url: string | undefined
  altText: string
  isPrimary: boolean
}

const known = new Set(['file', 'url', 'altText', 'isPrimary'])
const maxAltTextLength = 200

/**
 * Reads the form that adds an image: either a file or the URL of an upload. Form fields are text; the contract
 * validates the rest.
 */
export function readImageFields(form: FormData): ImageFields {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : undefined
  }
  const url = text('url') || undefined
  const altText = text('altText') ?? ''
  const isPrimary = text('isPrimary') ?? 'false'
  const problems: FieldProblem[] = []
  for (const field of new Set(form.keys())) if (!known.has(field)) problems.push({ field, code: 'unknown_field' })
  if (!form.has('file') && !url) problems.push({ field: 'file', code: 'required' })
  if (form.has('file') && url) problems.push({ field: 'url', code: 'upload.file_or_url' })
  if ([...altText].length > maxAltTextLength)
    problems.push({ field: 'altText', code: 'too_long', params: { max: maxAltTextLength } })
  if (isPrimary !== 'true' && isPrimary !== 'false') problems.push({ field: 'isPrimary', code: 'type' })
  if (problems.length > 0) refuseFields(problems)
  return { url, altText, isPrimary: isPrimary === 'true' }
}
