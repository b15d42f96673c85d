import { defaultPathSerializer } from 'openapi-fetch'
import { refuseUnsafePath, UnsafePathError } from './api-url.ts'

/** Fills in the path parameters. Refuses an empty one: /orders/ is a different call from /orders/{id}. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  if (Object.values(params).includes('')) throw new UnsafePathError()
  return refuseUnsafePath(defaultPathSerializer(path, params))
}
