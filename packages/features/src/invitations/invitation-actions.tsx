import type { Invitation } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { useAction } from '../app/use-action.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { invitationActions } from './invitations-queries.ts'

export interface InvitationActionsProps {
  invitation: Invitation
  /** Called once it is gone. */
  onDeleted?: () => void
}

/** Sends an invitation once more, or deletes it after a question. */
export function InvitationActions({ invitation, onDeleted }: InvitationActionsProps) {
  const { t } = useTranslation('invitations')
  const { email, status } = invitation
  const openDialog = useRowDialog()
  const resend = useAction(invitationActions.resend(invitation), { done: () => t('resend.done', { email }) })
  const askDelete = () =>
    openDialog((close) => (
      <ConfirmAction
        action={invitationActions.delete(invitation)}
        tone="danger"
        title={t('delete.title', { email })}
        message={t(status === 'PENDING' ? 'delete.pendingText' : 'delete.text')}
        confirmLabel={t('delete.action')}
        done={() => t('delete.done')}
        onClose={close}
        {...(onDeleted && { onDone: onDeleted })}
      />
    ))
  return (
    <Stack direction="row" gap={2} isWrapping>
      {(status === 'PENDING' || status === 'EXPIRED') && (
        <Button
          size="sm"
          variant="secondary"
          isLoading={resend.isPending}
          aria-label={t('resend.label', { email })}
          onClick={() => resend.run()}
        >
          {t('resend.action')}
        </Button>
      )}
      <Button size="sm" variant="ghost" aria-label={t('delete.label', { email })} onClick={askDelete}>
        {t('delete.action')}
      </Button>
    </Stack>
  )
}
