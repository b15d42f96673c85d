import { isEmailShaped, normalizeEmail } from '@chonoi/domain'
import type pg from 'pg'
import type { Ports } from '../ports/ports.ts'

/** How long the link works, in hours. */
export const administratorLinkHours = 24

export class AdministratorRefused extends Error {}

/** Whether an active super administrator exists. */
export async function hasAdministrator(owner: pg.Pool): Promise<boolean> {
  const { rowCount } = await owner.query(
    `select from memberships m
     join users u on u.id = m.user_id and u.is_active
     join tenants t on t.id = m.tenant_id and t.is_platform
     where m.role = 'SUPER_ADMIN' and m.status = 'ACTIVE' limit 1`,
  )
  return Boolean(rowCount)
}

export interface NewAdministrator {
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
}

/**
 * Creates a super administrator, or promotes an existing account, and returns a single-use link to choose a password.
 * Earlier links of the account are closed. Needs the platform's tenant.
 */
export async function inviteAdministrator(
  owner: pg.Pool,
  { tokens, now, publicUrl }: Pick<Ports, 'tokens' | 'now' | 'publicUrl'>,
  { email: given, firstName = 'Quản trị', lastName = 'Viên' }: NewAdministrator,
): Promise<string> {
  const email = normalizeEmail(given)
  if (!isEmailShaped(email)) throw new AdministratorRefused(`"${given}" is no e-mail address.`)
  const token = tokens.newSecret()
  const expiresAt = new Date(now().getTime() + administratorLinkHours * 3_600_000)
  const { rowCount } = await owner.query(
    `with platform as (
       select id from tenants where is_platform
     ), person as (
       insert into users (email, first_name, last_name, home_tenant_id, is_verified)
       select $1, $2, $3, id, true from platform
       on conflict (email) do update set is_active = true
       returning id
     ), granted as (
       insert into memberships (user_id, tenant_id, role)
       select person.id, platform.id, 'SUPER_ADMIN' from person, platform
       on conflict (user_id, tenant_id) do update set role = 'SUPER_ADMIN', status = 'ACTIVE'
     ), closed as (
       update password_resets set used_at = $5 where used_at is null and user_id in (select id from person)
     ), logged as (
       insert into audit_logs (tenant_id, user_id, user_email, action, description, vietnamese_description, entity_type, entity_id, severity)
       select platform.id, null, null, 'user.grant_super_admin', 'Made a super administrator from the command line',
         'Tạo quản trị viên cấp cao từ dòng lệnh', 'user', person.id, 'CRITICAL'
       from person, platform
     )
     insert into password_resets (user_id, token_hash, expires_at)
     select id, $4, $6 from person`,
    [email, firstName, lastName, tokens.hashSecret(token), now(), expiresAt],
  )
  if (!rowCount) throw new AdministratorRefused('Start the site once before: the database is empty.')
  return `${publicUrl}/reset-password?token=${token}`
}
