import type { NewsAuthor } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Pencil, Trash2 } from 'lucide-react'
import { lazy } from 'react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { authorActions } from './authors-queries.ts'

const AuthorDialog = lazy(() => import('./author-dialog.tsx'))

/** Edit, and delete after a question. */
export function AuthorRowActions({ author }: { author: NewsAuthor }) {
  const { t } = useTranslation(['newsAuthors', 'common'])
  const openDialog = useRowDialog()
  const name = author.displayName
  const askDelete = () =>
    openDialog((close) => (
      <ConfirmAction
        action={authorActions.remove(author)}
        tone="danger"
        title={t('newsAuthors:delete.title')}
        message={t('newsAuthors:delete.text', { name })}
        confirmLabel={t('common:action.delete')}
        done={() => t('newsAuthors:delete.done')}
        onClose={close}
      />
    ))
  return (
    <RowActions>
      <IconButton
        size="sm"
        label={t('newsAuthors:action.edit', { name })}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => openDialog((close) => <AuthorDialog author={author} onClose={close} />)}
      />
      <IconButton
        size="sm"
        label={t('newsAuthors:action.delete', { name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={askDelete}
      />
    </RowActions>
  )
}
