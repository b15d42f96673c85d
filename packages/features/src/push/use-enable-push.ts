import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { enablePush, PushFailed, type PushProblem } from './enable-push.ts'
import { deviceQueries } from './device-queries.ts'
import { pushQuestion } from './push-question.ts'

/** Turns push messages on for this browser. The problem of the last attempt stays until the next one. */
export function useEnablePush(onDone: () => void = () => {}) {
  const api = useApi()
  const client = useQueryClient()
  const [problem, setProblem] = useState<PushProblem | null>(null)
  const [isPending, setIsPending] = useState(false)
  async function enable() {
    setProblem(null)
    setIsPending(true)
    try {
      await enablePush(api)
      await client.invalidateQueries({ queryKey: deviceQueries.all })
      onDone()
    } catch (error) {
      setProblem(error instanceof PushFailed ? error.problem : 'initializeFailed')
    } finally {
      setIsPending(false)
      pushQuestion.refresh()
    }
  }
  return { enable: () => void enable(), problem, isPending, forget: () => setProblem(null) }
}
