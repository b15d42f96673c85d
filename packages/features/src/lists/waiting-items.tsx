import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { LinkButton } from '@chonoi/ui/link-button'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Text } from '@chonoi/ui/text'
import type { UseQueryResult } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { QueryFailure } from './query-failure.tsx'

/** How many of a queue are shown; the next follow once these are decided. */
export const shownItems = 5

export interface WaitingItemsProps<Item> {
  title: string
  /** The whole queue. Absent: it has no list of its own. */
  href?: string
  result: UseQueryResult
  items: readonly Item[] | undefined
  children: (item: Item) => ReactNode
}

/** The newest items of a queue, each with its decision. */
export function WaitingItems<Item extends { id: string }>(props: WaitingItemsProps<Item>) {
  const { title, href, result, items, children } = props
  const { t } = useTranslation('approvals')
  return (
    <Card
      title={title}
      actions={
        href && (
          <LinkButton href={href} variant="ghost" size="sm">
            {t('decide.all')}
          </LinkButton>
        )
      }
    >
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {result.isPending && (
        <SkeletonRegion className="cn:grid cn:gap-3">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} shape="block" size="sm" />
          ))}
        </SkeletonRegion>
      )}
      {items?.length === 0 && (
        <Text tone="muted" className="cn:flex cn:gap-2 cn:items-center">
          <Check aria-hidden="true" className="cn:size-[18px] cn:text-success" />
          {t('decide.none')}
        </Text>
      )}
      {items && items.length > 0 && (
        <ul className="cn:grid">
          {items.map((item) => (
            <li
              key={item.id}
              className="cn:flex cn:flex-wrap cn:gap-3 cn:items-center cn:justify-between cn:py-3 cn:not-last:border-b cn:not-last:border-border"
            >
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
