import type { InvitationForReader } from '@chonoi/contract'
import { href, mayAnswerInvitation } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Avatar } from '@chonoi/ui/avatar'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useState } from 'react'
import { useConnection, useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { usePlace } from '../app/use-place.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { fullName } from '../shell/full-name.ts'
import { useSignOut } from '../shell/use-sign-out.ts'
import { invitationActions } from './invitations-queries.ts'

/** What an invitation says, and how its reader answers it or why no longer. */
export function InvitationLetter({ token, invitation }: { token: string; invitation: InvitationForReader }) {
  const { t } = useTranslation(['invitations', 'roles'])
  const { tenant, role, email, message, invitedBy, expiresAt, status } = invitation
  const stored = { status: status === 'EXPIRED' ? 'PENDING' : status, expiresAt: new Date(expiresAt) } as const
  const isOpen = status === 'PENDING' && mayAnswerInvitation(stored, new Date()).allowed
  return (
    <Stack gap={5} className="cn:max-w-[560px] cn:mx-auto cn:py-8">
      <Stack direction="row" gap={4} align="center">
        <Avatar
          name={tenant.name}
          {...(tenant.logoUrl && { src: tenant.logoUrl })}
          size="lg"
          shape="square"
          isDecorative
        />
        <Heading level={1}>{t('invitations:read.heading', { shop: tenant.name })}</Heading>
      </Stack>
      <Card>
        <Stack gap={4}>
          {message && (
            <blockquote className="cn:border-l-2 cn:border-border cn:pl-4 cn:whitespace-pre-line cn:wrap-break-word">
              {message}
            </blockquote>
          )}
          <DescriptionList
            items={[
              ...(invitedBy ? [{ term: t('invitations:column.invitedBy'), details: fullName(invitedBy) }] : []),
              { term: t('invitations:column.role'), details: t(`roles:${role}`) },
              { term: t('invitations:column.email'), details: email },
              { term: t('invitations:read.until'), details: formatDateTime(expiresAt) },
            ]}
          />
          {isOpen ? (
            <Answer token={token} invitation={invitation} />
          ) : (
            <Alert tone={status === 'ACCEPTED' ? 'success' : 'warning'} urgency="none">
              {t(`invitations:read.${status === 'PENDING' ? 'EXPIRED' : status}`)}
            </Alert>
          )}
        </Stack>
      </Card>
    </Stack>
  )
}

/** What the reader can do: sign in first, with the invited address, then accept; decline at any time. */
function Answer({ token, invitation }: { token: string; invitation: InvitationForReader }) {
  const { t } = useTranslation('invitations')
  const { user } = useSession()
  const next = usePlace()
  const [isDeclining, setDeclining] = useState(false)
  const isOther = user !== null && user.email !== invitation.email
  return (
    <Stack gap={3}>
      {user === null && (
        <>
          <Text>{t('read.signInText', { email: invitation.email })}</Text>
          <Stack direction="row" gap={3} isWrapping>
            <LinkButton href={href('/login', { query: { next } })}>{t('read.signIn')}</LinkButton>
            <LinkButton variant="secondary" href={href('/register', { query: { next } })}>
              {t('read.register')}
            </LinkButton>
          </Stack>
        </>
      )}
      {isOther && (
        <Alert tone="warning" urgency="none" title={t('read.otherAccount')} actions={<ChangeAccountButton />}>
          {t('read.otherAccountText', { own: user.email, email: invitation.email })}
        </Alert>
      )}
      <Stack direction="row" gap={3} isWrapping>
        {user !== null && !isOther && <AcceptButton token={token} />}
        <Button variant="ghost" onClick={() => setDeclining(true)}>
          {t('read.decline')}
        </Button>
      </Stack>
      {isDeclining && (
        <ConfirmAction
          action={invitationActions.decline(token)}
          tone="danger"
          title={t('read.declineTitle')}
          message={t('read.declineText', { shop: invitation.tenant.name })}
          confirmLabel={t('read.decline')}
          done={() => t('read.declined')}
          onClose={() => setDeclining(false)}
        />
      )}
    </Stack>
  )
}

/** Signs out on this page, which then leads to signing in with the invited address and back. */
function ChangeAccountButton() {
  const { t } = useTranslation('invitations')
  const signOut = useSignOut({ stays: true })
  return (
    <Button variant="secondary" onClick={() => void signOut()}>
      {t('read.changeAccount')}
    </Button>
  )
}

/** Accepts, and makes the shop the current one (TENANT-07). */
function AcceptButton({ token }: { token: string }) {
  const { t } = useTranslation('invitations')
  const { session } = useConnection()
  const accept = useAction(invitationActions.accept(token), {
    done: ({ tenant }) => t('read.accepted', { shop: tenant.name }),
    onDone: ({ tenantId }) => void session.reloadUser().then(() => session.switchTenant(tenantId)),
  })
  return (
    <Button isLoading={accept.isPending} onClick={() => accept.run()}>
      {t('read.accept')}
    </Button>
  )
}
