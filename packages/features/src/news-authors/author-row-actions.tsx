import type { NewsAuthor } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { authorActions } from './authors-queries.ts'

const AuthorDialog = lazy(() => import('./author-dialog.tsx'))
const ConfirmAction = lazy(() => import('../forms/confirm-action.tsx'))

/** Edit, and delete after a question. */
export function AuthorRowActions({ author }: { author: NewsAuthor }) {
  const { t } = useTranslation(['newsAuthors', 'common'])
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const name = author.displayName
  return (
    <div className="cn:flex cn:items-center cn:justify-end cn:gap-1">
      <IconButton
        size="sm"
        label={t('newsAuthors:action.edit', { name })}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setOpen('edit')}
      />
      <IconButton
        size="sm"
        label={t('newsAuthors:action.delete', { name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setOpen('delete')}
      />
      <Suspense>
        {open === 'edit' && <AuthorDialog author={author} onClose={close} />}
        {open === 'delete' && (
          <ConfirmAction
            action={authorActions.remove(author)}
            tone="danger"
            title={t('newsAuthors:delete.title')}
            message={t('newsAuthors:delete.text', { name })}
            confirmLabel={t('common:action.delete')}
            done={() => t('newsAuthors:delete.done')}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
