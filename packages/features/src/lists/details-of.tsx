import { ApiError } from '@chonoi/api-client'
import { useTranslation } from '@chonoi/i18n/react'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Text } from '@chonoi/ui/text'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryFailure } from './query-failure.tsx'

export interface DetailsOfProps<Data> {
  result: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** The details of a row beside its list, with states for loading, gone, and failed with a retry button. */
export function DetailsOf<Data>({ result, children }: DetailsOfProps<Data>) {
  const { t } = useTranslation('common')
  if (result.data !== undefined) return children(result.data)
  if (result.isPending) return <DetailsSkeleton />
  const isGone = result.error instanceof ApiError && result.error.status === 404
  if (isGone) return <Text tone="muted">{t('details.gone')}</Text>
  return <QueryFailure result={result} headingLevel={3} />
}

/** Stands for the details of a row until they, or the code that shows them, are there. */
export function DetailsSkeleton() {
  return (
    <SkeletonRegion className="cn:grid cn:gap-4">
      <Skeleton shape="block" size="sm" />
      <Skeleton shape="block" size="lg" />
    </SkeletonRegion>
  )
}

/** Stands for the details until the page of the list that holds their row is there. */
export function PageOnItsWay({ result }: { result: UseQueryResult }) {
  return result.isError ? <QueryFailure result={result} headingLevel={3} /> : <DetailsSkeleton />
}

export interface DetailsInListProps<Row> {
  row: Row | undefined
  children: (row: Row) => ReactNode
}

/** The details of a row that has no call of its own: they stand in the list. */
export function DetailsInList<Row>({ row, children }: DetailsInListProps<Row>) {
  const { t } = useTranslation('common')
  return row === undefined ? <Text tone="muted">{t('details.notOnPage')}</Text> : children(row)
}
