import { ApiError } from '@chonoi/api-client'
import { ErrorState } from '@chonoi/ui/error-state'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useHandedOnFocus } from '../app/use-handed-on-focus.ts'

/** Seldom needed: no page brings it along. */
const NoAccess = lazy(() => import('../shell/no-access.tsx'))

/** Whether the server refused because of who asked: trying again would end the same. */
const isRefusedAccess = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 401 || error.status === 403)

export interface QueryFailureProps {
  result: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown }
  /** 1 where it stands in place of a whole page. Default 2. */
  headingLevel?: 1 | 2 | 3
}

/**
 * In place of what a query failed to bring: why it was refused, or a way to try again. Trying again leaves for what the query
 * brings meanwhile; the keyboard goes on at the content around it.
 */
export function QueryFailure({ result, headingLevel = 2 }: QueryFailureProps) {
  const { t, i18n } = useTranslation('common')
  const { error, isFetching, refetch } = result
  const box = useHandedOnFocus<HTMLDivElement>('[role="dialog"], main')
  if (isRefusedAccess(error)) {
    return (
      <Suspense>
        <NoAccess error={error} headingLevel={headingLevel} />
      </Suspense>
    )
  }
  return (
    <ErrorState
      ref={box}
      headingLevel={headingLevel}
      title={t('state.loadFailed')}
      message={problemWords(i18n, error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
