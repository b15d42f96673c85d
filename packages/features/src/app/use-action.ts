import { type ApiClient, newIdempotencyKey } from '@chonoi/api-client'
import { useTranslation } from '@chonoi/i18n/react'
import { type NewToast, toastQueue } from '@chonoi/ui/toast'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isFinalRefusal } from '../forms/is-refusal.ts'
import { type ProblemResource, problemWords } from './problem-words.ts'
import { useApi } from './services.tsx'

/** A mutation, declared beside its area's queries. */
export interface Action<Variables, Answer> {
  /** Sends it. `key` is the Idempotency-Key, for operations that take one. */
  send: (api: ApiClient, variables: Variables, key: string) => Promise<Answer>
  /** The queries that it invalidates; they are refetched. */
  touches?: readonly QueryKey[]
  /** What it works on, where its refusals have words of their own. */
  resource?: ProblemResource
  /** Writes the answer to the cache. */
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
  /** Takes back what was done, by the opposite operation. Offered as a button of the toast. */
  undo?: (() => void) | undefined
}

export interface ActionOptions<Variables, Answer> {
  /** The message after success. */
  done?: (answer: Answer, variables: Variables) => string | Toast
  /** Called after success, before touched queries are refetched. */
  onDone?: (answer: Answer, variables: Variables) => void
  /** The subject of the toast about a failure of `run`; `false` where the screen shows `refusal`. Default: no subject. */
  failure?: string | false
  /** Where the key is stored. Default: in memory until the component unmounts. */
  keys?: KeyStore<Variables>
}

export interface RunningAction<Variables, Answer> {
  /** Sends it. Shows a toast on failure. */
  run: (variables: Variables) => void
  /** Sends it for a form. The form shows the failure. */
  submit: (variables: Variables) => Promise<Answer>
  isPending: boolean
  isSuccess: boolean
  isError: boolean
  variables: Variables | undefined
  error: Error | null
  /** Resets the last success or failure. */
  reset: () => void
  /** The text of the failure. */
  refusal: string | undefined
}

/**
 * Runs an action with one policy: the Idempotency-Key is kept until a final answer, across repeated presses and lost
 * connections, and then renewed; success shows a toast; touched queries are refetched.
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
      if (told !== undefined) toastQueue.add(toastOf(told))
      onDone?.(answer, variables)
    },
    onError(error) {
      if (isFinalRefusal(error)) keys.forget()
    },
  })
  function toastOf(told: string | Toast): NewToast {
    if (typeof told === 'string') return { type: 'success', title: told }
    const { undo, ...words } = told
    return {
      type: 'success',
      ...words,
      ...(undo && { action: { label: i18n.t('common:action.undo'), onAction: undo } }),
    }
  }
  return {
    // Shows the toast even if the component has unmounted.
    run: (variables) =>
      void mutation.mutateAsync(variables).catch((error: unknown) => {
        if (failure === false) return
        const words = problemWords(i18n, error, action.resource)
        toastQueue.add({ type: 'error', ...(failure ? { title: failure, message: words } : { title: words }) })
      }),
    submit: (variables) => mutation.mutateAsync(variables),
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    isError: mutation.isError,
    reset: mutation.reset,
    variables: mutation.variables,
    error: mutation.error,
    refusal: mutation.isError ? problemWords(i18n, mutation.error, action.resource) : undefined,
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
