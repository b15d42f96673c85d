import type { Pagination } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useLastPage } from './use-last-page.ts'

export interface CardPagesProps {
  pagination: Pagination
  onPage: (page: number) => void
}

/** Turns the pages of a short list within a card. Left out for one page. */
export function CardPages({ pagination, onPage }: CardPagesProps) {
  const { t } = useTranslation('common')
  useLastPage(pagination, onPage)
  const { page, totalPages, hasPrev, hasNext } = pagination
  if (totalPages <= 1) return null
  return (
    <Stack direction="row" justify="between" align="center" gap={3}>
      <Button variant="secondary" size="sm" disabled={!hasPrev} onClick={() => onPage(page - 1)}>
        {t('list.previous')}
      </Button>
      <Text tone="muted">{t('list.pageOf', { page, totalPages })}</Text>
      <Button variant="secondary" size="sm" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        {t('list.next')}
      </Button>
    </Stack>
  )
}
