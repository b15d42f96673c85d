import type { TenantMember } from '@chonoi/contract'
import { mayTakeOver } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { fullName } from '../shell/full-name.ts'

const HandoverDialog = lazy(() => import('./handover-dialog.tsx'))
const MemberDialog = lazy(() => import('./member-dialog.tsx'))

/** Changes a member, or hands the shop over to them. Nobody changes their own role. */
export function MemberActions({ member }: { member: TenantMember }) {
  const { t } = useTranslation('invitations')
  const { user } = useSession()
  const isPlatform = useActsForPlatform()
  const openDialog = useRowDialog()
  const name = fullName(member)
  if (member.userId === user?.id) return <Text tone="muted">{t('members.you')}</Text>
  return (
    <Stack direction="row" gap={2} isWrapping>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('member.label', { name })}
        onClick={() => openDialog((close) => <MemberDialog member={member} onClose={close} />)}
      >
        {t('member.action')}
      </Button>
      {!isPlatform && mayTakeOver(member) && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('handover.label', { name })}
          onClick={() => openDialog((close) => <HandoverDialog member={member} onClose={close} />)}
        >
          {t('handover.action')}
        </Button>
      )}
    </Stack>
  )
}
