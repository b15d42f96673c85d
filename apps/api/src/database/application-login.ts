import { createHash, createHmac, hkdfSync, pbkdf2Sync, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { secretFingerprint } from '../backup/fingerprints.ts'
import { applicationRole } from './database.ts'
import { releasePreparationLock, takePreparationLock } from './preparation-lock.ts'

/** The application's login could bypass row-level security, or can't be created. */
export class ApplicationLoginRefused extends Error {}

interface LoginOptions {
  /** What each of its sessions in this database begins with. */
  settings?: Readonly<Record<string, string | number>>
  /**
   * Whether processes with another secret may still run. Then the login has a name of its own by the secret's
   * fingerprint, so that theirs keeps its password until they are replaced.
   */
  isOverlap?: boolean
}

/**
 * Creates this database's own login with the application's role and nothing else. Returns its connection URL. The
 * password is derived from `secret`, so every process knows it and nothing is stored; the server receives only its
 * SCRAM verifier, so no log contains it.
 */
export async function ensureApplicationLogin(
  owner: pg.Pool,
  ownerUrl: string,
  secret: Buffer,
  { settings = {}, isOverlap = false }: LoginOptions = {},
): Promise<string> {
  const client = await owner.connect()
  try {
    await takePreparationLock(client)
    await client.query('begin')
    // Roles belong to the whole server. Each database has its own login, so that two sites don't overwrite each
    // other's password.
    const { rows } = await client.query<{ login: string; isThere: boolean; connect: string; own: string }>(
      `select r.login, exists (select from pg_roles where rolname = r.login) as "isThere",
         format('grant connect on database %I to %I', current_database(), r.login) as connect,
         format('alter role %I in database %I set', r.login, current_database()) as own
       from (select '${applicationRole}_' || oid || $1 as login from pg_database where datname = current_database()) r`,
      [isOverlap ? `_${secretFingerprint(secret)}` : ''],
    )
    const [found] = rows
    if (!found) throw new Error('The database has no name.')
    const password = Buffer.from(hkdfSync('sha256', secret, '', `database-login ${found.login}`, 24)).toString(
      'base64url',
    )
    const verifier = scramVerifier(password)
    await client.query(
      found.isThere
        ? `alter role ${found.login} login password '${verifier}'`
        : `create role ${found.login} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${verifier}'`,
    )
    await client.query(`grant ${applicationRole} to ${found.login}`)
    await client.query(found.connect)
    for (const [name, value] of Object.entries(settings)) await client.query(`${found.own} ${name} = '${value}'`)
    if (!isOverlap) await dropFormerLogins(client, found.login, secret)
    await client.query('commit')
    return signInAs(ownerUrl, found.login, password)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    await releasePreparationLock(client)
    client.release()
  }
}

/** After an overlap the logins of former secrets go. That of the current one may still be used by processes of the overlap. */
async function dropFormerLogins(client: pg.PoolClient, login: string, secret: Buffer): Promise<void> {
  const { rows } = await client.query<{ revoke: string; drop: string }>(
    `select format('revoke connect on database %I from %I', current_database(), rolname) as revoke,
       format('drop role %I', rolname) as drop
     from pg_roles where rolname ~ ('^' || $1 || '_[0-9a-f]{8}$') and rolname <> $1 || '_' || $2`,
    [login, secretFingerprint(secret)],
  )
  for (const { revoke, drop } of rows) {
    await client.query(revoke)
    await client.query(drop)
  }
}

/**
 * Returns the URL of the same server and database for another user. URL parameters override the part before the host.
 */
function signInAs(ownerUrl: string, user: string, password: string): string {
  const url = ownerUrl.replace(/^(postgres(?:ql)?:\/\/)[^@/]*@/, '$1')
  return `${url}${url.includes('?') ? '&' : '?'}user=${user}&password=${password}`
}

const rounds = 4096

/** The SCRAM verifier that PostgreSQL stores for a password (RFC 5803). */
function scramVerifier(password: string): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest()
  const parts = [stored, keyOf('Server Key')].map((bytes) => bytes.toString('base64'))
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${parts.join(':')}`
}

/** Refuses a login that could bypass row-level security through any role it may assume. */
export async function refuseStrongLogin(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; reaches: boolean; serves: boolean }>(
    `select session_user::text as name, pg_has_role(session_user, '${applicationRole}', 'member') as serves,
       exists (select from pg_roles r where (r.rolsuper or r.rolbypassrls) and pg_has_role(session_user, r.oid, 'member'))
       or exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
         and pg_has_role(session_user, c.relowner, 'member')) as reaches`,
  )
  const [login] = rows
  if (!login?.serves)
    throw new ApplicationLoginRefused(`The login ${login?.name} is not a member of the role ${applicationRole}.`)
  if (login.reaches)
    throw new ApplicationLoginRefused(
      `The login ${login.name} can pass row-level security: the application needs one that is a member of ${applicationRole} and nothing else.`,
    )
}
