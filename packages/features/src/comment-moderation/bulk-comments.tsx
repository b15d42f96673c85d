import type { BodyOf, ModeratedComment } from '@chonoi/contract'
import type { CommentStatus } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import type { BulkRefusal } from '../lists/bulk-refusals.tsx'
import { commentLabel } from './comment-words.ts'
import { moderationActions } from './moderation-queries.ts'

type BulkAction = BodyOf<'bulkModerateComments'>['action']
const actions = ['approve', 'reject', 'spam', 'delete'] as const satisfies readonly BulkAction[]

/** What each action makes of a comment. */
const statusAfter: Partial<Record<BulkAction, CommentStatus>> = {
  approve: 'APPROVED',
  reject: 'REJECTED',
  spam: 'SPAM',
}

export interface BulkCommentsProps {
  selected: readonly ModeratedComment[]
  /** Called with those that stayed as they were, and why. */
  onDone: (refusals: BulkRefusal[]) => void
}

/** Decides on all selected comments, each by itself; the toast takes it back. Deleting asks first, and is final. */
export function BulkComments({ selected, onDone }: BulkCommentsProps) {
  const { t } = useTranslation(['commentModeration', 'common'])
  const [isAsking, setAsking] = useState(false)
  const statusBefore = (id: string) => selected.find((one) => one.id === id)?.status
  const undo = useAction(moderationActions.reopen(), {
    done: ({ succeeded, failed }) => t('common:undo.done', { succeeded, failed }),
  })
  const bulk = useAction(moderationActions.bulk(), {
    failure: t('commentModeration:failed'),
    done({ affected, results }, { action }) {
      // What was so before was not decided anew.
      const decided = results.filter(({ id, success }) => success && statusBefore(id) !== statusAfter[action])
      const ids = action === 'delete' ? [] : decided.map(({ id }) => id)
      return {
        title: t('commentModeration:bulk.done', { count: affected }),
        undo: ids.length > 0 ? () => undo.run({ ids }) : undefined,
      }
    },
    onDone({ results }) {
      setAsking(false)
      onDone(
        results.flatMap(({ id, code }) => {
          const comment = selected.find((one) => one.id === id)
          return comment && code ? [{ name: commentLabel(comment), code }] : []
        }),
      )
    },
  })
  const run = (action: BulkAction) => bulk.run({ commentIds: selected.map(({ id }) => id), action })
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'delete' ? 'danger' : 'secondary'}
          isLoading={bulk.isPending && bulk.variables?.action === action}
          disabled={bulk.isPending}
          onClick={() => (action === 'delete' ? setAsking(true) : run(action))}
        >
          {t(`commentModeration:bulk.${action}`)}
        </Button>
      ))}
      {isAsking && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={t('commentModeration:bulk.deleteTitle', { count: selected.length })}
          message={t('commentModeration:bulk.deleteText')}
          confirmLabel={t('common:action.delete')}
          onOpenChange={(isOpen) => !isOpen && setAsking(false)}
          onConfirm={() => run('delete')}
          isPending={bulk.isPending}
          error={bulk.refusal}
        />
      )}
    </>
  )
}
