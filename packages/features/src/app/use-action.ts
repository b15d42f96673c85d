import { type ApiClient, newIdempotencyKey } from '@chonoi/api-client'
import { useTranslation } from '@chonoi/i18n/react'
import { toastQueue } from '@chonoi/ui/toast'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isFinalRefusal } from '../forms/is-refusal.ts'
import { problemWords } from './problem-words.ts'
import { useApi } from './services.tsx'

/** A change on the server, declared once beside its area's queries. */
export interface Action<Variables, Answer> {
  /** Sends it. `key` is the Idempotency-Key, for operations that take one. */
  send: (api: ApiClient, variables: Variables, key: string) => Promise<Answer>
  /** The queries whose answers it changes; they are fetched again. */
  touches?: readonly QueryKey[]
  /** Keeps the answer in place of a cached one. */
  store?: (client: QueryClient, api: ApiClient, answer: Answer) => void
}

/** Where the Idempotency-Key of an action is kept. */
export interface KeyStore<Variables> {
  current: (variables: Variables) => string
  forget: () => void
}

interface Toast {
  type?: 'success' | 'info'
  title: string
  message?: string
}

export interface ActionOptions<Variables, Answer> {
  /** The message after success. */
  done?: (answer: Answer, variables: Variables) => string | Toast
  /** Called after success, before touched queries are fetched again. */
  onDone?: (answer: Answer, variables: Variables) => void
  /** The subject of the toast about a failure of `run`; `false` where the screen shows `refusal`. Default: no subject. */
  failure?: string | false
  /** Default: in memory, for as long as the component is there. */
  keys?: KeyStore<Variables>
}

export interface RunningAction<Variables, Answer> {
  /** Sends it; a failure becomes a toast. */
  run: (variables: Variables) => void
  /** Sends it for a form, which shows the failure. */
  submit: (variables: Variables) => Promise<Answer>
  isPending: boolean
  isSuccess: boolean
  isError: boolean
  variables: Variables | undefined
  error: Error | null
  /** Forgets the last success or failure. */
  reset: () => void
  /** The failure in words. */
  refusal: string | undefined
}

/**
 * Runs an action with one policy: its Idempotency-Key is kept until a final answer, however often the press is repeated
 * or the connection lost, and renewed after it; success is told by a toast; touched queries are fetched again.
 */
export function useAction<Variables, Answer>(
  action: Action<Variables, Answer>,
  options: ActionOptions<Variables, Answer> = {},
): RunningAction<Variables, Answer> {
  const { i18n } = useTranslation('common')
  const api = useApi()
  const client = useQueryClient()
  const ownKeys = useOwnKeys()
  const { done, onDone, failure, keys = ownKeys } = options
  const mutation = useMutation({
    meta: { touches: action.touches ?? [] },
    mutationFn: (variables: Variables) => action.send(api, variables, keys.current(variables)),
    onSuccess(answer, variables) {
      keys.forget()
      action.store?.(client, api, answer)
      const told = done?.(answer, variables)
      if (told !== undefined)
        toastQueue.add({ type: 'success', ...(typeof told === 'string' ? { title: told } : told) })
      onDone?.(answer, variables)
    },
    onError(error) {
      if (isFinalRefusal(error)) keys.forget()
    },
  })
  return {
    // Told even if the component that asked is gone by then.
    run: (variables) =>
      void mutation.mutateAsync(variables).catch((error: unknown) => {
        if (failure === false) return
        const words = problemWords(i18n, error)
        toastQueue.add({ type: 'error', ...(failure ? { title: failure, message: words } : { title: words }) })
      }),
    submit: (variables) => mutation.mutateAsync(variables),
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    isError: mutation.isError,
    reset: mutation.reset,
    variables: mutation.variables,
    error: mutation.error,
    refusal: mutation.isError ? problemWords(i18n, mutation.error) : undefined,
  }
}

function useOwnKeys(): KeyStore<unknown> {
  const key = useRef<string | null>(null)
  return {
    current: () => (key.current ??= newIdempotencyKey()),
    forget: () => {
      key.current = null
    },
  }
}
