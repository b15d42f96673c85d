import type { Certificate } from './certificate.ts'

/** What the machines around the site are like. */
export interface MachineFacts {
  /** In seconds. */
  clockDifference: number
  /** Part of the disk of DATA_DIR, from 0 to 1. */
  diskUsed: number
  /** Null where there is none to look at: no https, or nobody answers there from here. */
  certificate: Certificate | null
  /** Why the bucket for uploads can't be used. Null: it can, or there is none. */
  bucketProblem: string | null
  /** Why visitors can't read from the replica. Null: they can, or there is none. */
  replicaProblem: string | null
  now: Date
}

const dayMs = 86_400_000
const mostClockDifference = 5
const mostDiskUsed = 0.9
/** Certificates of Let's Encrypt are renewed a month before their end. */
const fewDays = 14

export function machineFindings({
  clockDifference,
  diskUsed,
  certificate,
  bucketProblem,
  replicaProblem,
  now,
}: MachineFacts): readonly (readonly [boolean, string])[] {
  const expiresAt = certificate && 'expiresAt' in certificate ? certificate.expiresAt : null
  const days = expiresAt && Math.floor((expiresAt.getTime() - now.getTime()) / dayMs)
  const problem = certificate && 'problem' in certificate ? certificate.problem : null
  return [
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
    [replicaProblem !== null, `DATABASE_REPLICA_URL: ${replicaProblem}`],
  ]
}
