import type { FieldProblem } from '@chonoi/contract'
import { refuseFields } from '../../http/failure.ts'

export interface ImageFields {
  url: string | undefined
  altText: string
  isPrimary: boolean
}

const known = new Set(['file', 'url', 'altText', 'isPrimary'])
const longestAltText = 200

/** The fields of the form that adds a picture: either a file or the url of an upload. A form is text; the contract says the rest. */
export function readImageFields(form: FormData): ImageFields {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : undefined
  }
  const url = text('url') || undefined
  const altText = text('altText') ?? ''
  const isPrimary = text('isPrimary') ?? 'false'
  const wrong: FieldProblem[] = [
    ...[...new Set(form.keys())].filter((name) => !known.has(name)).map((path) => ({ path, code: 'unknown' })),
    ...(form.has('file') || url ? [] : [{ path: 'file', code: 'required' }]),
    ...(form.has('file') && url ? [{ path: 'url', code: 'not_allowed' }] : []),
    ...([...altText].length > longestAltText
      ? [{ path: 'altText', code: 'too_long', params: { limit: longestAltText } }]
      : []),
    ...(isPrimary === 'true' || isPrimary === 'false' ? [] : [{ path: 'isPrimary', code: 'type' }]),
  ]
  if (wrong.length > 0) refuseFields(wrong)
  return { url, altText, isPrimary: isPrimary === 'true' }
}
