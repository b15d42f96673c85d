import { ApiError } from '@chonoi/api-client'
import { ErrorState } from '@chonoi/ui/error-state'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useHandedOnFocus } from '../app/use-handed-on-focus.ts'

/** Rarely needed, so loaded on demand. */
const NoAccess = lazy(() => import('../shell/no-access.tsx'))

/** Whether the server refused the caller, so that a retry would fail as well. */
const isRefusedAccess = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 401 || error.status === 403)

export interface QueryFailureProps {
  result: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown }
  /** 1 where it replaces a whole page. Default 2. */
  headingLevel?: 1 | 2 | 3
  /** Default: that the data could not be loaded. */
  title?: string
}

/**
 * Shown instead of the data of a failed query: the reason of a refusal, or a retry button. After a retry the focus
 * moves to the content around it.
 */
export function QueryFailure({ result, headingLevel = 2, title }: QueryFailureProps) {
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
      title={title ?? t('state.loadFailed')}
      message={problemWords(i18n, error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
