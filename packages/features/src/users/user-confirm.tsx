import type { User } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { changeOf } from '../forms/changes.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { nameOf } from './user-words.ts'
import { userActions } from './users-queries.ts'

export interface UserConfirmProps {
  user: User
  /** What is asked for. */
  step: 'deactivate' | 'delete'
  onClose: () => void
}

/** Asks before an account is deactivated or deleted. A failure is shown in it. */
export default function UserConfirm({ user, step, onClose }: UserConfirmProps) {
  const { t } = useTranslation(['users', 'common'])
  const name = nameOf(user)
  const options = { failure: false, onDone: onClose } as const
  const activate = useAction(userActions.update(user), {
    done: () => t('users:done.activate', { name }),
    failure: t('users:actionFailed'),
  })
  const deactivate = useAction(userActions.update(user), {
    ...options,
    done: () => ({
      title: t('users:done.deactivate', { name }),
      undo: () => activate.run(changeOf({ isActive: true })),
    }),
  })
  const remove = useAction(userActions.remove(user), { ...options, done: () => t('users:done.delete', { name }) })
  const { isPending, refusal } = step === 'delete' ? remove : deactivate
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t(`users:confirm.${step}`, { name })}
      message={t(`users:confirm.${step}.text`)}
      confirmLabel={t(`users:action.${step}`)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => (step === 'delete' ? remove.run() : deactivate.run(changeOf({ isActive: false })))}
      isPending={isPending}
      error={refusal && `${t('users:actionFailed')}. ${refusal}`}
    />
  )
}
