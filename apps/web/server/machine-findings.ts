import type { Certificate } from './certificate.ts'

/** What the machines around the site are like. */
export interface MachineFacts {
  /** As of process.version, e.g. v24.21.0. */
  nodeVersion: string
  /** As PostgreSQL gives it, e.g. 170005. */
  databaseVersion: number
  /** Whether this user can write DATA_DIR. */
  isWritable: boolean
  /** Key files in DATA_DIR that others than their owner can read. */
  openKeys: readonly string[]
  /** In seconds. */
  clockDifference: number
  /** Part of the disk of DATA_DIR, from 0 to 1. */
  diskUsed: number
  /** Null where there is none to look at: no https, or nobody answers there from here. */
  certificate: Certificate | null
  /** Why the bucket for uploads can't be used. Null: it can, or there is none. */
  bucketProblem: string | null
  /** Why uploads can't be scanned. Null: they can, or nothing scans them. */
  scannerProblem: string | null
  /** Why visitors can't read from the replica. Null: they can, or there is none. */
  replicaProblem: string | null
  now: Date
}

const dayMs = 86_400_000
const mostClockDifference = 5
const mostDiskUsed = 0.9
/** The oldest that run the site's suites. */
const oldestNode = 24
const oldestPostgres = 15
/** Certificates of Let's Encrypt are renewed a month before their end. */
const fewDays = 14

export function machineFindings({
  nodeVersion,
  databaseVersion,
  isWritable,
  openKeys,
  clockDifference,
  diskUsed,
  certificate,
  bucketProblem,
  scannerProblem,
  replicaProblem,
  now,
}: MachineFacts): readonly (readonly [boolean, string])[] {
  const expiresAt = certificate && 'expiresAt' in certificate ? certificate.expiresAt : null
  const days = expiresAt && Math.floor((expiresAt.getTime() - now.getTime()) / dayMs)
  const problem = certificate && 'problem' in certificate ? certificate.problem : null
  const node = Number(/^v(\d+)/.exec(nodeVersion)?.[1])
  const postgres = Math.floor(databaseVersion / 10_000)
  return [
    [
      node < oldestNode,
      `Node ${nodeVersion} runs this: install Node ${oldestNode} or start by npm, which brings its own.`,
    ],
    [
      postgres < oldestPostgres,
      `The database is PostgreSQL ${postgres}: move it to ${oldestPostgres} or newer (npm run upgrade:database for the embedded one).`,
    ],
    [!isWritable, 'DATA_DIR can not be written by this user: give it the folder, or run this as the user of the site.'],
    [
      openKeys.length > 0,
      `Others can read ${openKeys.join(' and ')} in DATA_DIR: chmod 600, and rotate the key if they may have.`,
    ],
    [
      clockDifference > mostClockDifference,
      `The clocks of this machine and of the database differ by ${Math.round(clockDifference)} s: set both by NTP.`,
    ],
    [
      diskUsed > mostDiskUsed,
      `The disk of DATA_DIR is ${Math.round(diskUsed * 100)} % full: make room or give it a larger one.`,
    ],
    [
      days !== null && days < fewDays,
      `The certificate of PUBLIC_URL expires in ${days} days: see why the proxy does not renew it.`,
    ],
    [
      problem !== null,
      `The certificate of PUBLIC_URL is not accepted (${problem}): renew it, or give the proxy the whole chain.`,
    ],
    [bucketProblem !== null, `S3_BUCKET: ${bucketProblem}`],
    [scannerProblem !== null, `CLAMAV_ADDRESS: ${scannerProblem}`],
    [replicaProblem !== null, `DATABASE_REPLICA_URL: ${replicaProblem}`],
  ]
}
