import type { BodyOf, ModeratedComment } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { ConfirmDialog } from '@chonoi/ui/confirm-dialog'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import type { BulkRefusal } from '../lists/bulk-refusals.tsx'
import { commentLabel } from './comment-words.ts'
import { moderationActions } from './moderation-queries.ts'

type BulkAction = BodyOf<'bulkModerateComments'>['action']
const actions = ['approve', 'reject', 'spam', 'delete'] as const satisfies readonly BulkAction[]

export interface BulkCommentsProps {
  selected: readonly ModeratedComment[]
  /** Called with those that stayed as they were, and why. */
  onDone: (refusals: BulkRefusal[]) => void
}

/** Decides on all selected comments, each by itself; deleting asks first. */
export function BulkComments({ selected, onDone }: BulkCommentsProps) {
  const { t } = useTranslation(['commentModeration', 'common'])
  const [isAsking, setAsking] = useState(false)
  const bulk = useAction(moderationActions.bulk(), {
    failure: t('commentModeration:failed'),
    done: ({ affected }) => t('commentModeration:bulk.done', { count: affected }),
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
