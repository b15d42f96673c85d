import { newKey } from '../testing/test-api.ts'

interface Ending {
  response: { ok: boolean }
  error?: { code?: string } | undefined
}

/** 'done', or the code of the server's refusal. */
export const endOf = ({ response, error }: Ending) => (response.ok ? 'done' : (error?.code ?? 'no code'))

export const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })
