import type { User } from '@chonoi/contract'
import { actorOf, mayManageUser, mayResetTwoFactor } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Menu, MenuItem } from '@chonoi/ui/menu'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { useAction } from '../app/use-action.ts'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { nameOf } from './user-words.ts'
import { userActions } from './users-queries.ts'

const UserFormDialog = lazy(() => import('./user-form-dialog.tsx'))
const UserConfirm = lazy(() => import('./user-confirm.tsx'))
const ResetTwoFactorDialog = lazy(() => import('./reset-two-factor-dialog.tsx'))

type Asked = 'edit' | 'resetTwoFactor' | 'deactivate' | 'delete'

/** What may be done with an account, by the rules that the server applies (ADM-USR-15..17). */
export function UserRowActions({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'common'])
  const { user: viewer } = useSession()
  const isForPlatform = useActsForPlatform()
  const name = nameOf(user)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const failure = t('users:actionFailed')
  const deactivate = useAction(userActions.update(user), { done: () => t('users:done.deactivate', { name }), failure })
  const unverify = useAction(userActions.update(user), { done: () => t('users:done.unverify', { name }), failure })
  const activate = useAction(userActions.update(user), {
    done: () => ({
      title: t('users:done.activate', { name }),
      undo: () => deactivate.run({ isActive: false }),
    }),
    failure,
  })
  const verify = useAction(userActions.update(user), {
    done: () => ({
      title: t('users:done.verify', { name }),
      undo: () => unverify.run({ isVerified: false }),
    }),
    failure,
  })
  const actor = viewer && actorOf(viewer)
  const canManage = actor ? mayManageUser(actor, user, actor.tenantId).allowed : false
  const canReset = isForPlatform && actor ? mayResetTwoFactor(actor, user, actor.tenantId).allowed : false
  return (
    <div className="cn:flex cn:gap-1 cn:items-center cn:justify-end cn:whitespace-nowrap">
      <RowDetailsButton id={user.id} name={name} label={t('users:action.viewOf', { name })}>
        {t('common:action.view')}
      </RowDetailsButton>
      {canManage && (
        <Menu
          trigger={
            <IconButton
              size="sm"
              label={t('users:action.more', { name })}
              icon={<EllipsisVertical aria-hidden="true" />}
            />
          }
          onAction={(id) => {
            if (id === 'activate') activate.run({ isActive: true })
            else if (id === 'verify') verify.run({ isVerified: true })
            else setAsked(id as Asked)
          }}
        >
          <MenuItem id="edit">{t('common:action.edit')}</MenuItem>
          {isForPlatform && user.isActive && !user.isVerified && (
            <MenuItem id="verify">{t('users:action.verify')}</MenuItem>
          )}
          {canReset && <MenuItem id="resetTwoFactor">{t('users:twoFactor.reset')}</MenuItem>}
          {user.isActive ? (
            <MenuItem id="deactivate" tone="danger">
              {t('users:action.deactivate')}
            </MenuItem>
          ) : (
            <MenuItem id="activate">{t('users:action.activate')}</MenuItem>
          )}
          {isForPlatform && (
            <MenuItem id="delete" tone="danger">
              {t('users:action.delete')}
            </MenuItem>
          )}
        </Menu>
      )}
      <Suspense>
        {asked === 'edit' && <UserFormDialog user={user} onClose={close} />}
        {asked === 'resetTwoFactor' && <ResetTwoFactorDialog user={user} onClose={close} />}
        {(asked === 'deactivate' || asked === 'delete') && <UserConfirm user={user} step={asked} onClose={close} />}
      </Suspense>
    </div>
  )
}
