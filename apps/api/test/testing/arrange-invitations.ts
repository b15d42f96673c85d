import type { InvitableRole } from '@chonoi/domain'
import { arrangePerson, arrangeShop } from './arrange.ts'
import type { TestApi } from './test-api.ts'

interface Arranging {
  tenant: string
  email: string
  role?: InvitableRole
  invitedBy?: string
  message?: string
  /** Whether its time is over. */
  isExpired?: boolean
}

/** Arranges a pending invitation, with the token of its link. */
export async function arrangeInvitation(
  test: TestApi,
  { tenant, email, role = 'SELLER', invitedBy, message, isExpired = false }: Arranging,
): Promise<{ id: string; token: string }> {
  const { tokens } = test.api.ports
  const token = tokens.newSecret()
  const inviter = invitedBy ?? (await arrangePerson(test, { shop: tenant, shopRole: 'ADMIN' })).id
  const { rows } = await test.owner.query<{ id: string }>(
    `insert into invitations (tenant_id, email, role, message, token_hash, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + $7::interval) returning id`,
    [tenant, email, role, message ?? null, tokens.hashSecret(token), inviter, isExpired ? '-1 second' : '7 days'],
  )
  return { id: rows[0]?.id ?? '', token }
}

/** Arranges an invitation that a person received from another, hidden shop, and returns its token. */
export async function arrangeReceivedInvitation(test: TestApi, email: string): Promise<string> {
  const { id } = await arrangeShop(test)
  await test.owner.query('update tenants set is_public = false where id = $1', [id])
  return (await arrangeInvitation(test, { tenant: id, email })).token
}
