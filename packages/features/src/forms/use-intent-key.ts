import { newIdempotencyKey } from '@chonoi/api-client'
import { useRef } from 'react'

/**
 * The Idempotency-Key of what somebody is about to do: the same however often the press is repeated or the connection
 * lost, a new one once it is done (`renew`).
 */
export function useIntentKey(): { current: () => string; renew: () => void } {
  const key = useRef<string | null>(null)
  return {
    current: () => (key.current ??= newIdempotencyKey()),
    renew: () => {
      key.current = null
    },
  }
}
