import type { ManagedUser } from '@chonoi/contract'
import { actorOf, mayManageUser } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Dialog } from '@chonoi/ui/dialog'
import { Stack } from '@chonoi/ui/stack'
import { useSession } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { EmailText } from '../lists/email-text.tsx'
import { fullName } from '../shell/full-name.ts'
import { RoleBadge, StandingBadges } from './user-badge.tsx'
import { UserSessions } from './user-sessions.tsx'
import { nameOf } from './user-words.ts'

export interface UserDialogProps {
  user: ManagedUser
  onEdit: () => void
  onClose: () => void
}

/** An account with its sessions (ADM-USR-04). */
export default function UserDialog({ user, onEdit, onClose }: UserDialogProps) {
  const { t } = useTranslation(['users', 'common'])
  const { user: viewer } = useSession()
  const isForPlatform = useActsForPlatform()
  const actor = viewer && actorOf(viewer)
  const managing = actor ? mayManageUser(actor, user, actor.tenantId) : undefined
  return (
    <Dialog
      isOpen
      size="lg"
      title={nameOf(user)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:action.close')}
          </Button>
          {managing?.allowed && <Button onClick={onEdit}>{t('common:action.edit')}</Button>}
        </>
      }
    >
      <Stack gap={5}>
        <DescriptionList
          items={[
            { term: t('users:column.name'), details: fullName(user) || t('common:state.notUpdated') },
            { term: t('users:column.email'), details: <EmailText email={user.email} /> },
            { term: t('users:form.phone'), details: user.phone ?? t('common:state.notUpdated') },
            { term: t('users:column.role'), details: <RoleBadge role={user.role} /> },
            { term: t('common:word.status'), details: <StandingBadges {...user} /> },
            { term: t('common:word.createdAt'), details: formatDateTime(user.createdAt) },
            { term: t('common:word.updatedAt'), details: formatDateTime(user.updatedAt) },
          ]}
        />
        {isForPlatform && <UserSessions user={user} canEnd={managing?.allowed ?? false} />}
      </Stack>
    </Dialog>
  )
}
