import { Heading } from '@chonoi/ui/heading'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import type { Pagination as PageFacts } from '@chonoi/contract'
import { isPastEnd, shownRange } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { type ReactNode, useMemo } from 'react'
import { useRoom } from '../app/use-room.ts'
import { ListPager } from './list-pager.tsx'
import { OpenRowContext } from './open-row.ts'
import type { ListState } from './use-list-state.ts'

export interface ResourceListProps {
  title: ReactNode
  description?: ReactNode
  /** The page's primary action, and others, beside the title. */
  actions?: ReactNode
  /** Stat tiles above the list. */
  stats?: ReactNode
  filters?: ReactNode
  /** The table or cards with their own loading, empty and error states. */
  children: ReactNode
  state: ListState
  pagination?: PageFacts | undefined
  /** Replaces page buttons and the line "1 to 20 of 95" beside them, e.g. by "Trang 2 / 8" (ADM-DEP-08). */
  compactText?: ReactNode
}

/** The frame of a list screen: title, actions, figures, filters, rows, pager.  */
export function ResourceList(props: ResourceListProps) {
  const { title, description, actions, stats, filters, children, state, pagination, compactText } = props
  const { t } = useTranslation('common')
  const hasRoom = useRoom(80)
  // Its rows are those of a page that doesn't exist, until the last page is loaded.
  const isElsewhere = pagination !== undefined && isPastEnd(pagination)
  const openRow = useMemo(() => ({ ...state, hasRoom }), [state, hasRoom])
  return (
    <OpenRowContext value={openRow}>
      <Stack gap={5} className="resource-list">
        <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
          <Stack gap={1}>
            <Heading level={1}>{title}</Heading>
            {description && <p className="cn:text-text-muted">{description}</p>}
          </Stack>
          {actions && (
            <Stack direction="row" gap={2} isWrapping>
              {actions}
            </Stack>
          )}
        </Stack>
        {stats}
        {filters}
        {isElsewhere && (
          <SkeletonRegion>
            <Skeleton lines={4} />
          </SkeletonRegion>
        )}
        <div className={isElsewhere ? 'cn:hidden' : 'cn:contents'}>{children}</div>
        {pagination?.isNewestOnly && <Text tone="muted">{t('list.newestOnly')}</Text>}
        <ListPager
          pagination={pagination}
          showPage={state.showPage}
          getHref={state.hrefOf}
          {...(compactText
            ? { compactText }
            : pagination && { summary: t('list.range', { ...shownRange(pagination), total: pagination.total }) })}
        />
      </Stack>
    </OpenRowContext>
  )
}
