import type { NewsTag } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Merge, Pencil, Trash2 } from 'lucide-react'
import { lazy } from 'react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { newsTagActions } from './tags-queries.ts'

const TagDialog = lazy(() => import('./tag-dialog.tsx'))
const MergeTagDialog = lazy(() => import('./merge-tag-dialog.tsx'))

/** Rename, merge into another one, and delete after a question. */
export function TagRowActions({ tag }: { tag: NewsTag }) {
  const { t } = useTranslation(['newsTags', 'common'])
  const openDialog = useRowDialog()
  const { name } = tag
  const askDelete = () =>
    openDialog((close) => (
      <ConfirmAction
        action={newsTagActions.remove(tag)}
        tone="danger"
        title={t('newsTags:delete.title')}
        message={t('newsTags:delete.text', { name, count: tag.articleCount })}
        confirmLabel={t('common:action.delete')}
        done={() => t('newsTags:delete.done')}
        onClose={close}
      />
    ))
  return (
    <RowActions>
      <IconButton
        size="sm"
        label={t('newsTags:action.edit', { name })}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => openDialog((close) => <TagDialog tag={tag} onClose={close} />)}
      />
      <IconButton
        size="sm"
        label={t('newsTags:action.merge', { name })}
        icon={<Merge aria-hidden="true" />}
        onClick={() => openDialog((close) => <MergeTagDialog tag={tag} onClose={close} />)}
      />
      <IconButton
        size="sm"
        label={t('newsTags:action.delete', { name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={askDelete}
      />
    </RowActions>
  )
}
