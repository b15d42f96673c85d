import { expect, test } from 'vitest'
import { demoBankAccount } from '@chonoi/api'
import { diagnose } from './diagnose.ts'

const sound = {
  isReachable: true,
  publicUrl: 'https://chonoi.vn',
  smtp: { url: 'smtps://mail', from: 'no-reply@chonoi.vn' },
  bankAccount: demoBankAccount,
  databaseUrl: 'postgres://site:x7Kq-ms0p@db/site',
  rateLimitFactor: 1,
  demo: 'off',
  trustsProxy: true,
  isSecretGiven: true,
  isEncryptionKeyGiven: true,
  installation: 'REAL',
  hasAdministrator: true,
  backupMaxAgeDays: 2,
  lastBackupAt: new Date('2026-11-25T03:00:00Z'),
  keyOverlapSince: new Date('2026-11-25T08:00:00Z'),
  now: new Date('2026-11-26T08:00:00Z'),
  nodeVersion: 'v24.21.0',
  databaseVersion: 170_005,
  isWritable: true,
  openKeys: [],
  clockDifference: 0.2,
  diskUsed: 0.5,
  certificate: { expiresAt: new Date('2027-01-26T08:00:00Z') },
  bucketProblem: null,
  scannerProblem: null,
  replicaProblem: null,
} as const

test('diagnose: finds nothing in a sound installation', () => {
  expect(diagnose(sound)).toEqual([])
})

test.each([
  [{ installation: 'EMPTY' }, /database is empty/],
  [{ installation: 'DEMO', demo: 'as_begun' }, /knows the passwords/],
  [{ hasAdministrator: false }, /admin:create/],
  [{ publicUrl: 'http://chonoi.vn' }, /not https/],
  [{ trustsProxy: false }, /TRUST_PROXY/],
  [{ isSecretGiven: false }, /SECRET_KEY/],
  [{ isEncryptionKeyGiven: false }, /DATA_ENCRYPTION_KEY/],
  [{ databaseUrl: undefined }, /DATABASE_URL/],
  [{ databaseUrl: 'postgres://site:postgres@db/site' }, /password that everybody tries first/],
  [{ databaseUrl: 'postgres://site:site@db:5432,other:5432/site' }, /password that everybody tries first/],
  [{ nodeVersion: 'v20.20.2' }, /Node v20\.20\.2 runs this: install Node 24/],
  [{ databaseVersion: 140_012 }, /PostgreSQL 14: move it to 15/],
  [{ isWritable: false }, /DATA_DIR can not be written/],
  [{ openKeys: ['secret.key'] }, /Others can read secret\.key in DATA_DIR: chmod 600/],
  [{ smtp: undefined }, /SMTP_URL/],
  [{ bankAccount: null }, /BANK_NAME/],
  [{ lastBackupAt: null }, /no backup: npm run backup/],
  [{ lastBackupAt: new Date('2026-11-22T03:00:00Z') }, /no backup for 4 days: npm run backup/],
  [
    { keyOverlapSince: new Date('2026-11-19T07:00:00Z') },
    /Former keys are accepted for 7 days: npm run secrets:rotate/,
  ],
  [{ rateLimitFactor: 10 }, /RATE_LIMIT_FACTOR=10/],
  [{ clockDifference: 300 }, /differ by 300 s: set both by NTP/],
  [{ diskUsed: 0.953 }, /disk of DATA_DIR is 95 % full/],
  [{ certificate: { expiresAt: new Date('2026-12-04T08:00:00Z') } }, /expires in 8 days/],
  [{ certificate: { problem: 'CERT_HAS_EXPIRED' } }, /not accepted \(CERT_HAS_EXPIRED\)/],
  [{ bucketProblem: 'The file store does not answer.' }, /S3_BUCKET: The file store does not answer\./],
  [{ scannerProblem: 'The malware scanner does not answer.' }, /CLAMAV_ADDRESS: The malware scanner does not answer\./],
  [{ replicaProblem: 'it is more than 5000 ms behind.' }, /DATABASE_REPLICA_URL: it is more than 5000 ms behind\./],
] as const)('diagnose: names %j', (difference, text) => {
  expect(diagnose({ ...sound, ...difference })).toEqual([expect.stringMatching(text)])
})

test.each([
  { lastBackupAt: null, backupMaxAgeDays: 0 },
  { lastBackupAt: null, installation: 'DEMO' },
] as const)('diagnose: asks for no backup with %j', (difference) => {
  expect(diagnose({ ...sound, ...difference })).toEqual([])
})
