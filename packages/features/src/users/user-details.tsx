import type { User } from '@chonoi/contract'
import { actorOf, mayManageUser } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import { useApi, useSession } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { DetailsOf } from '../lists/details-of.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { fullName } from '../shell/full-name.ts'
import { RoleBadge, StandingBadges } from './user-badge.tsx'
import { UserRowActions } from './user-row-actions.tsx'
import { UserSessions } from './user-sessions.tsx'
import { userQueries } from './users-queries.ts'

const UserFormDialog = lazy(() => import('./user-form-dialog.tsx'))

/** An account with its sessions, beside the list (ADM-USR-04). */
export default function UserDetails({ userId }: { userId: string }) {
  const result = useQuery(userQueries(useApi()).detail(userId))
  return <DetailsOf result={result}>{(user) => <Loaded user={user} />}</DetailsOf>
}

function Loaded({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'common'])
  const { user: viewer } = useSession()
  const isForPlatform = useActsForPlatform()
  const openDialog = useRowDialog()
  const actor = viewer && actorOf(viewer)
  const canManage = actor ? mayManageUser(actor, user, actor.tenantId).allowed : false
  const sessions = useQuery({ ...userQueries(useApi()).sessions(user.id), enabled: isForPlatform && canManage })
  return (
    <Stack gap={5}>
      {canManage && (
        <Stack direction="row" gap={2} align="center">
          <Button
            size="sm"
            iconStart={<Pencil aria-hidden="true" />}
            onClick={() => openDialog((close) => <UserFormDialog user={user} onClose={close} />)}
          >
            {t('common:action.edit')}
          </Button>
          <UserRowActions user={user} hasTwoFactor={sessions.data?.hasTwoFactor} />
        </Stack>
      )}
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
      {isForPlatform && <UserSessions user={user} canEnd={canManage} />}
    </Stack>
  )
}
