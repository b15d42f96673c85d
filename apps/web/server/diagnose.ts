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
    now: Date
  }

const dayMs = 86_400_000

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
      facts.isReachable && !facts.databaseUrl,
      'The embedded database is meant for one machine: set DATABASE_URL and its backups.',
    ],
    [!facts.smtp, 'SMTP_URL is not set: nobody receives mails, password links included.'],
    [
      facts.installation !== 'DEMO' && !facts.bankAccount,
      'No bank account is set (BANK_NAME, BANK_BIN, BANK_ACCOUNT_NUMBER, BANK_ACCOUNT_HOLDER): nobody can deposit by transfer.',
    ],
    ...backupFindings(facts),
    ...machineFindings(facts),
    [facts.rateLimitFactor > 1, `RATE_LIMIT_FACTOR=${facts.rateLimitFactor} widens every rate limit.`],
  ]
  return findings.flatMap(([applies, text]) => (applies ? [text] : []))
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
