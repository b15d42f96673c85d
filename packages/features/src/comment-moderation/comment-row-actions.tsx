import type { ModeratedComment } from '@chonoi/contract'
import type { CommentStatus } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { lazy } from 'react'
import { useAction } from '../app/use-action.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { ActionMenu } from '../lists/action-menu.tsx'
import { DecisionButton } from '../lists/decision-button.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { authorOf } from './comment-words.ts'
import { moderationActions } from './moderation-queries.ts'

const ModerateDialog = lazy(() => import('./moderate-dialog.tsx'))

const decisions = ['APPROVED', 'REJECTED', 'SPAM', 'PENDING'] as const satisfies readonly CommentStatus[]

export interface CommentRowActionsProps {
  comment: ModeratedComment
  /** Called once it is gone. */
  onDeleted?: () => void
}

/** Approve with one press; refuse, spam, back to the queue, a decision with a note, and delete in the menu. */
export function CommentRowActions({ comment, onDeleted }: CommentRowActionsProps) {
  const { t } = useTranslation(['commentModeration', 'common'])
  const openDialog = useRowDialog()
  const name = authorOf(comment)
  const told = ({ status }: ModeratedComment) => t(`commentModeration:done.${status}`)
  const failure = t('commentModeration:failed')
  const undo = useAction(moderationActions.moderate(comment), { done: told, failure })
  const moderate = useAction(moderationActions.moderate(comment), {
    done: (decided) => ({ title: told(decided), undo: () => undo.run({ status: comment.status }) }),
    failure,
  })
  const askNote = () => openDialog((close) => <ModerateDialog comment={comment} onClose={close} />)
  const askDelete = () =>
    openDialog((close) => (
      <ConfirmAction
        action={moderationActions.remove(comment)}
        tone="danger"
        title={t('commentModeration:delete.title')}
        message={t('commentModeration:delete.text', { name })}
        confirmLabel={t('common:action.delete')}
        done={() => t('commentModeration:delete.done')}
        onClose={close}
        {...(onDeleted && { onDone: onDeleted })}
      />
    ))
  return (
    <RowActions>
      <RowDetailsButton id={comment.id} name={name} label={t('commentModeration:action.viewOf', { name })} />
      {comment.status !== 'APPROVED' && (
        <DecisionButton
          decision="approve"
          size="sm"
          variant="secondary"
          isLoading={moderate.isPending}
          aria-label={t('commentModeration:action.approveOf', { name })}
          onClick={() => moderate.run({ status: 'APPROVED' })}
        >
          {t('commentModeration:action.APPROVED')}
        </DecisionButton>
      )}
      <ActionMenu
        label={t('commentModeration:action.more', { name })}
        items={[
          ...decisions
            .filter((status) => status !== comment.status)
            .map((status) => ({ id: status, label: t(`commentModeration:action.${status}`) })),
          { id: 'note', label: t('commentModeration:action.note') },
          { id: 'delete', label: t('common:action.delete'), tone: 'danger' },
        ]}
        onAction={(id) => {
          const status = decisions.find((one) => one === id)
          if (status) moderate.run({ status })
          else if (id === 'note') askNote()
          else askDelete()
        }}
      />
    </RowActions>
  )
}
