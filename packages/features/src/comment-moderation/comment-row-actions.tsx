import type { ModeratedComment } from '@chonoi/contract'
import type { CommentStatus } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { IconButton } from '@chonoi/ui/icon-button'
import { Menu, MenuItem } from '@chonoi/ui/menu'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { authorOf } from './comment-words.ts'
import { moderationActions } from './moderation-queries.ts'

const ConfirmAction = lazy(() => import('../forms/confirm-action.tsx'))
const ModerateDialog = lazy(() => import('./moderate-dialog.tsx'))

const decisions = ['APPROVED', 'REJECTED', 'SPAM', 'PENDING'] as const satisfies readonly CommentStatus[]

/** Approve with one press; refuse, spam, back to the queue, a decision with a note, and delete in the menu. */
export function CommentRowActions({ comment }: { comment: ModeratedComment }) {
  const { t } = useTranslation(['commentModeration', 'common'])
  const [open, setOpen] = useState<'note' | 'delete' | null>(null)
  const name = authorOf(comment)
  const close = () => setOpen(null)
  const moderate = useAction(moderationActions.moderate(comment), {
    done: ({ status }) => t(`commentModeration:done.${status}`),
    failure: t('commentModeration:failed'),
  })
  return (
    <div className="cn:flex cn:items-center cn:justify-end cn:gap-1 cn:whitespace-nowrap">
      {comment.status !== 'APPROVED' && (
        <Button
          size="sm"
          variant="secondary"
          isLoading={moderate.isPending}
          aria-label={t('commentModeration:action.approveOf', { name })}
          onClick={() => moderate.run({ status: 'APPROVED' })}
        >
          {t('commentModeration:action.APPROVED')}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={t('commentModeration:action.more', { name })}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        onAction={(id) => {
          const status = decisions.find((one) => one === id)
          if (status) moderate.run({ status })
          else setOpen(id === 'note' ? 'note' : 'delete')
        }}
      >
        {decisions
          .filter((status) => status !== comment.status)
          .map((status) => (
            <MenuItem key={status} id={status}>
              {t(`commentModeration:action.${status}`)}
            </MenuItem>
          ))}
        <MenuItem id="note">{t('commentModeration:action.note')}</MenuItem>
        <MenuItem id="delete" tone="danger">
          {t('common:action.delete')}
        </MenuItem>
      </Menu>
      <Suspense>
        {open === 'note' && <ModerateDialog comment={comment} onClose={close} />}
        {open === 'delete' && (
          <ConfirmAction
            action={moderationActions.remove(comment)}
            tone="danger"
            title={t('commentModeration:delete.title')}
            message={t('commentModeration:delete.text', { name })}
            confirmLabel={t('common:action.delete')}
            done={() => t('commentModeration:delete.done')}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
