import type { ArticleSummary } from '@chonoi/contract'
import { href, isScheduled } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Link } from '@chonoi/ui/link'
import { ChartColumn, Eye, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { articleHref } from '../news/news-link.ts'
import { articleActions } from './articles-queries.ts'

const ConfirmAction = lazy(() => import('../forms/confirm-action.tsx'))

/** View in a new tab, while it is on the site; edit; delete after a question (ADM-NEWS-13..15). */
export function ArticleRowActions({ article }: { article: ArticleSummary }) {
  const { t } = useTranslation('newsManagement')
  const [isAsking, setAsking] = useState(false)
  const { title } = article
  const isOnSite = article.status === 'PUBLISHED' && !isScheduled(article, new Date())
  return (
    <div className="cn:flex cn:items-center cn:justify-end cn:gap-1">
      {isOnSite && (
        <IconButton asChild size="sm" label={t('action.view', { title })} icon={<Eye aria-hidden="true" />}>
          <Link href={articleHref(article)} target="_blank" variant="plain" />
        </IconButton>
      )}
      <IconButton asChild size="sm" label={t('action.analytics', { title })} icon={<ChartColumn aria-hidden="true" />}>
        <Link href={href('/admin/articles/$articleId/analytics', { articleId: article.id })} variant="plain" />
      </IconButton>
      <IconButton asChild size="sm" label={t('action.edit', { title })} icon={<Pencil aria-hidden="true" />}>
        <Link href={href('/admin/news/$articleId/edit', { articleId: article.id })} variant="plain" />
      </IconButton>
      <IconButton
        size="sm"
        label={t('action.delete', { title })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Suspense>
          <ConfirmAction
            action={articleActions.remove(article)}
            tone="danger"
            title={t('delete.title')}
            message={t('delete.text', { title })}
            confirmLabel={t('delete.confirm')}
            done={() => t('delete.done')}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
