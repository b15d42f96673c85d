import { defaultPathSerializer } from 'openapi-fetch'
import { refuseUnsafePath, UnsafePathError } from './api-url.ts'

/** Puts the path parameters in. An empty one is refused: /orders/ is another call than /orders/{id}. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  if (Object.values(params).includes('')) throw new UnsafePathError()
  return refuseUnsafePath(defaultPathSerializer(path, params))
}
