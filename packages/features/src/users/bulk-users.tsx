import type { ManagedUser } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import type { BulkRefusal } from '../lists/bulk-refusals.tsx'
import { type BulkUserAction, undoOfBulk } from './undo-bulk.ts'
import { nameOf } from './user-words.ts'
import { userActions } from './users-queries.ts'

const actions = ['VERIFY', 'ACTIVATE', 'DEACTIVATE', 'DELETE'] as const satisfies readonly BulkUserAction[]
const isDangerous = (action: BulkUserAction) => action === 'DEACTIVATE' || action === 'DELETE'

export interface BulkUsersProps {
  selected: readonly ManagedUser[]
  onDone: (refusals: BulkRefusal[]) => void
}

/** Changes all selected accounts after a question. Each is changed by itself. */
export function BulkUsers({ selected, onDone }: BulkUsersProps) {
  const { t } = useTranslation(['users', 'common'])
  const [asked, setAsked] = useState<BulkUserAction | null>(null)
  const undo = useAction(userActions.bulk(), {
    failure: t('users:actionFailed'),
    done: ({ succeeded, failed }) => t('common:undo.done', { succeeded, failed }),
  })
  const bulk = useAction(userActions.bulk(), {
    failure: false,
    done(answer, asked) {
      const back = undoOfBulk(asked, selected, answer)
      const { succeeded, failed } = answer
      return { title: t('users:bulk.done', { succeeded, failed }), undo: back && (() => undo.run(back)) }
    },
    onDone({ results }) {
      setAsked(null)
      onDone(
        results.flatMap(({ id, code }) => {
          const user = selected.find((one) => one.id === id)
          return user && code ? [{ name: nameOf(user), code }] : []
        }),
      )
    },
  })
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={isDangerous(action) ? 'danger' : 'secondary'}
          onClick={() => setAsked(action)}
        >
          {t(`users:bulk.${action}`)}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          isOpen
          tone={isDangerous(asked) ? 'danger' : 'primary'}
          title={t(`users:bulk.title.${asked}`, { count: selected.length })}
          message={t(`users:bulk.text.${asked}`)}
          confirmLabel={t(`users:bulk.${asked}`)}
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          onConfirm={() => bulk.run({ ids: selected.map(({ id }) => id), action: asked })}
          isPending={bulk.isPending}
          error={bulk.refusal && `${t('users:actionFailed')}. ${bulk.refusal}`}
        />
      )}
    </>
  )
}
