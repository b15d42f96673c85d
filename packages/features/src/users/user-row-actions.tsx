import type { User } from '@chonoi/contract'
import { actorOf, mayManageUser, mayResetTwoFactor } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { useAction } from '../app/use-action.ts'
import { changeOf } from '../forms/changes.ts'
import { ActionMenu } from '../lists/action-menu.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { nameOf } from './user-words.ts'
import { userActions } from './users-queries.ts'

const UserFormDialog = lazy(() => import('./user-form-dialog.tsx'))
const UserConfirm = lazy(() => import('./user-confirm.tsx'))
const ResetTwoFactorDialog = lazy(() => import('./reset-two-factor-dialog.tsx'))

export interface UserRowActionsProps {
  user: User
  /** Whether two-factor authentication is on; unknown while it loads, and to those who may not turn it off. */
  hasTwoFactor: boolean | null | undefined
}

/** What may be done with an account, by the rules that the server applies (ADM-USR-15..17). */
export function UserRowActions({ user, hasTwoFactor }: UserRowActionsProps) {
  const { t } = useTranslation(['users', 'common'])
  const { user: viewer } = useSession()
  const isForPlatform = useActsForPlatform()
  const name = nameOf(user)
  const openDialog = useRowDialog()
  const failure = t('users:actionFailed')
  const deactivate = useAction(userActions.update(user), { done: () => t('users:done.deactivate', { name }), failure })
  const unverify = useAction(userActions.update(user), { done: () => t('users:done.unverify', { name }), failure })
  const activate = useAction(userActions.update(user), {
    done: () => ({
      title: t('users:done.activate', { name }),
      undo: () => deactivate.run(changeOf({ isActive: false })),
    }),
    failure,
  })
  const verify = useAction(userActions.update(user), {
    done: () => ({
      title: t('users:done.verify', { name }),
      undo: () => unverify.run(changeOf({ isVerified: false })),
    }),
    failure,
  })
  function take(id: string) {
    if (id === 'activate') activate.run(changeOf({ isActive: true }))
    if (id === 'verify') verify.run(changeOf({ isVerified: true }))
    if (id === 'edit') openDialog((close) => <UserFormDialog user={user} onClose={close} />)
    if (id === 'resetTwoFactor') openDialog((close) => <ResetTwoFactorDialog user={user} onClose={close} />)
    if (id === 'deactivate' || id === 'delete')
      openDialog((close) => <UserConfirm user={user} step={id} onClose={close} />)
  }
  const actor = viewer && actorOf(viewer)
  const canManage = actor ? mayManageUser(actor, user, actor.tenantId).allowed : false
  const canReset =
    hasTwoFactor === true && isForPlatform && actor ? mayResetTwoFactor(actor, user, actor.tenantId).allowed : false
  return (
    <RowActions>
      <RowDetailsButton id={user.id} name={name} label={t('users:action.viewOf', { name })}>
        {t('common:action.view')}
      </RowDetailsButton>
      {canManage && (
        <ActionMenu
          label={t('users:action.more', { name })}
          items={[
            { id: 'edit', label: t('common:action.edit') },
            isForPlatform && user.isActive && !user.isVerified && { id: 'verify', label: t('users:action.verify') },
            canReset && { id: 'resetTwoFactor', label: t('users:twoFactor.reset') },
            user.isActive
              ? { id: 'deactivate', label: t('users:action.deactivate'), tone: 'danger' }
              : { id: 'activate', label: t('users:action.activate') },
            isForPlatform && { id: 'delete', label: t('users:action.delete'), tone: 'danger' },
          ]}
          onAction={take}
        />
      )}
    </RowActions>
  )
}
