import type { Installation } from '@chonoi/api'
import { type MachineFacts, machineFindings } from './machine-findings.ts'
import type { Settings } from './settings.ts'

type Facts = Pick<
  Settings,
  | 'isReachable'
  | 'publicUrl'
  | 'smtp'
  | 'bankAccount'
  | 'databaseUrl'
  | 'rateLimitFactor'
  | 'demo'
  | 'trustsProxy'
  | 'backupMaxAgeDays'
> &
  MachineFacts & {
    isSecretGiven: boolean
    isEncryptionKeyGiven: boolean
    installation: Installation
    hasAdministrator: boolean
    /** The newest backup by `npm run backup`. */
    lastBackupAt: Date | null
    /** Since when starts accept former keys. */
    keyOverlapSince: Date | null
    now: Date
  }

const dayMs = 86_400_000
/** What a former SECRET_KEY signed expires within an hour; encrypting everything anew takes minutes. */
const overlapDays = 7

/** Lists what is unsafe or missing for a public site, one sentence each. */
export function diagnose(facts: Facts): readonly string[] {
  const isHttps = facts.publicUrl.startsWith('https:')
  const findings: readonly (readonly [boolean, string])[] = [
    [facts.installation === 'EMPTY', 'The database is empty: start the site once.'],
    [
      facts.installation === 'DEMO' && facts.demo !== 'off',
      'This is a demo: everybody knows the passwords of its accounts. Start once with DEMO=off to leave it.',
    ],
    [
      facts.installation === 'REAL' && !facts.hasAdministrator,
      'Nobody can administer the platform: npm run admin:create -- you@example.vn',
    ],
    [facts.isReachable && !isHttps, 'PUBLIC_URL is not https: passwords and sessions travel in clear text.'],
    [isHttps && !facts.trustsProxy, 'PUBLIC_URL is https but TRUST_PROXY is off: every visitor counts as the proxy.'],
    [
      facts.isReachable && !facts.isSecretGiven,
      'SECRET_KEY lies beside the data: keep it elsewhere and give it by the environment.',
    ],
    [
      facts.isReachable && !facts.isEncryptionKeyGiven,
      'DATA_ENCRYPTION_KEY lies beside the data: keep it elsewhere and give it by the environment.',
    ],
    [
      facts.isReachable && hasGuessedPassword(facts.databaseUrl),
      'DATABASE_URL has a password that everybody tries first: alter role … password, and give the new one.',
    ],
    [
      facts.isReachable && !facts.databaseUrl,
      'The embedded database is meant for one machine: set DATABASE_URL and its backups.',
    ],
    [!facts.smtp, 'SMTP_URL is not set: nobody receives mails, password links included.'],
    [
      facts.installation !== 'DEMO' && !facts.bankAccount,
      'No bank account is set (BANK_NAME, BANK_BIN, BANK_ACCOUNT_NUMBER, BANK_ACCOUNT_HOLDER): nobody can deposit by transfer.',
    ],
    ...backupFindings(facts),
    ...overlapFindings(facts),
    ...machineFindings(facts),
    [facts.rateLimitFactor > 1, `RATE_LIMIT_FACTOR=${facts.rateLimitFactor} widens every rate limit.`],
  ]
  return findings.flatMap(([applies, text]) => (applies ? [text] : []))
}

const guessed = new Set(['postgres', 'password', 'chonoi', 'admin', 'root', 'secret', 'changeme', '123456'])

/** Whether the password is the user's name or one that attackers try first. A connection without one is trusted otherwise. */
function hasGuessedPassword(databaseUrl: string | undefined): boolean {
  const { username, password } = (databaseUrl && URL.parse(databaseUrl.split(',')[0] ?? '')) || {}
  if (!password) return false
  const plain = decodeURIComponent(password).toLowerCase()
  return guessed.has(plain) || plain === decodeURIComponent(username ?? '').toLowerCase()
}

function overlapFindings({ keyOverlapSince, now }: Facts): readonly (readonly [boolean, string])[] {
  const days = keyOverlapSince && Math.floor((now.getTime() - keyOverlapSince.getTime()) / dayMs)
  return [
    [
      days !== null && days >= overlapDays,
      `Former keys are accepted for ${days} days: npm run secrets:rotate, then start without SECRET_KEY_PREVIOUS and DATA_ENCRYPTION_OLD_KEYS.`,
    ],
  ]
}

function backupFindings({
  installation,
  backupMaxAgeDays,
  lastBackupAt,
  now,
}: Facts): readonly (readonly [boolean, string])[] {
  if (installation !== 'REAL' || backupMaxAgeDays === 0) return []
  const remedy = 'npm run backup -- <folder>, or BACKUP_MAX_AGE_DAYS=0 when the database is backed up by other means.'
  const days = lastBackupAt && Math.floor((now.getTime() - lastBackupAt.getTime()) / dayMs)
  return [
    [days === null, `There is no backup: ${remedy}`],
    [days !== null && days >= backupMaxAgeDays, `There was no backup for ${days} days: ${remedy}`],
  ]
}
