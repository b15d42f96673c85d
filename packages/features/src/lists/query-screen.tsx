import { ApiError } from '@chonoi/api-client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePageTitle } from '../app/use-page-title.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { QueryFailure } from './query-failure.tsx'

export interface QueryScreenProps<Data> {
  result: UseQueryResult<Data>
  /** A skeleton of the content. Default: the plain loading screen. */
  loading?: ReactNode
  /** The resource's name, which becomes the title of the page. Default: the page keeps its title. */
  titleOf?: (data: Data) => string | null
  children: (data: Data) => ReactNode
}

/** A screen of one resource, with states for loading, not found, refused, and failed with a retry button. */
export function QueryScreen<Data>({ result, loading = <LoadingScreen />, titleOf, children }: QueryScreenProps<Data>) {
  usePageTitle(result.data === undefined ? undefined : titleOf?.(result.data))
  if (result.data !== undefined) return children(result.data)
  if (result.isPending) return loading
  if (result.error instanceof ApiError && result.error.status === 404) return <NotFoundScreen />
  return <QueryFailure result={result} headingLevel={1} />
}
