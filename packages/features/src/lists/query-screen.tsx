import { ApiError } from '@chonoi/api-client'
import { ErrorState } from '@chonoi/ui/error-state'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { isRefusedAccess, NoAccess } from '../shell/no-access.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'

export interface QueryScreenProps<Data> {
  result: UseQueryResult<Data>
  /** Shaped like what comes; default the plain loading screen. */
  loading?: ReactNode
  children: (data: Data) => ReactNode
}

/** A screen of one thing: loading, not found, refused, failed with a way to try again, or the thing. */
export function QueryScreen<Data>({ result, loading = <LoadingScreen />, children }: QueryScreenProps<Data>) {
  const { t, i18n } = useTranslation('common')
  if (result.data !== undefined) return children(result.data)
  if (result.isPending) return loading
  const { error } = result
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />
  if (error instanceof ApiError && isRefusedAccess(error)) return <NoAccess error={error} />
  return (
    <ErrorState
      headingLevel={1}
      title={t('state.loadFailed')}
      message={problemWords(i18n, error)}
      onRetry={() => void result.refetch()}
      isRetrying={result.isFetching}
    />
  )
}
