import { ApiError } from '@chonoi/api-client'
import { announce } from '@chonoi/ui/live-region'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '@chonoi/i18n/react'

/** How long a repeated announcement is suppressed, as several calls of a page fail together. */
const quietMs = 3000

/** Announces network errors and refusals to screen readers (A11Y-04, A11Y-05); screens show them visually. */
export function FailureAnnouncer() {
  const { t } = useTranslation('shell')
  const client = useQueryClient()
  useEffect(() => {
    const saidAt = new Map<string, number>()
    const say = (message: string) => {
      if (Date.now() - (saidAt.get(message) ?? 0) < quietMs) return
      saidAt.set(message, Date.now())
      announce(message, 'assertive')
    }
    const hear = (error: unknown) => {
      if (!(error instanceof ApiError)) return
      if (error.code === 'FETCH_ERROR' || error.code === 'TIMEOUT_ERROR') say(t('announce.networkError'))
      else if (error.status === 403) say(t('announce.denied'))
    }
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error)
    })
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error)
    })
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [client, t])
  return null
}
