import { normalizePassword } from '@chonoi/domain'
import { hash, verify } from '@node-rs/argon2'
import { openTurns } from './turns.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash (unknown account) it takes the same time and returns false. */
  verify(hash: string | undefined, password: string): Promise<boolean>
}

export interface PasswordCost {
  /** In KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's argon2id setting of 19 MiB, 2 passes. */
const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const maxAtOnce = 2
export const maxQueue = 50

export class PasswordQueueFull extends Error {}

/** Hashes normalized passwords with argon2id, at most two at once, so that sign-in attempts can't exhaust the server. */
export function argon2Passwords(cost = recommendedCost): Passwords {
  const inTurn = openTurns(maxAtOnce, maxQueue, () => new PasswordQueueFull())
  // Created eagerly, so that the first call takes no longer than the others.
  const decoy = hash('nobody has this password', cost)
  return {
    hash: (password) => inTurn(() => hash(normalizePassword(password), cost)),
    async verify(known, password) {
      const target = known ?? (await decoy)
      const matches = await inTurn(() => verify(target, normalizePassword(password)))
      return known !== undefined && matches
    },
  }
}
