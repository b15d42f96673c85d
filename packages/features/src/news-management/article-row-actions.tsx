import type { ArticleSummary } from '@chonoi/contract'
import { href, isScheduled } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Link } from '@chonoi/ui/link'
import { ChartColumn, Eye, Pencil, Trash2 } from 'lucide-react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { articleHref } from '../news/news-link.ts'
import { articleActions } from './articles-queries.ts'

export interface ArticleRowActionsProps {
  article: ArticleSummary
  /** Called once it is gone. */
  onDeleted?: () => void
}

/** View in a new tab, while it is on the site; edit; delete after a question (ADM-NEWS-13..15). */
export function ArticleRowActions({ article, onDeleted }: ArticleRowActionsProps) {
  const { t } = useTranslation('newsManagement')
  const openDialog = useRowDialog()
  const { title } = article
  const isOnSite = article.status === 'PUBLISHED' && !isScheduled(article, new Date())
  const askDelete = () =>
    openDialog((close) => (
      <ConfirmAction
        action={articleActions.remove(article)}
        tone="danger"
        title={t('delete.title')}
        message={t('delete.text', { title })}
        confirmLabel={t('delete.confirm')}
        done={() => t('delete.done')}
        onClose={close}
        {...(onDeleted && { onDone: onDeleted })}
      />
    ))
  return (
    <RowActions>
      <RowDetailsButton id={article.id} name={title} />
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
        onClick={askDelete}
      />
    </RowActions>
  )
}
