import { readTokenExpiry } from '@chonoi/domain'
import type { Clock } from '../timing/clock.ts'
import type { KeyValueStorage } from './key-value-storage.ts'
import { sha256 } from './sha256.ts'
import { storageKeys } from './storage-keys.ts'

/** The tokens that this browser dropped, stored as fingerprints, never as tokens. */
export interface TokenBlacklist {
  has(token: string): boolean
  add(token: string): void
}

type Entry = readonly [fingerprint: string, endsAt: number]

const capacity = 200
/** For a token without expiry: the maximum session lifetime on the server. */
const maxLifeMs = 30 * 24 * 60 * 60 * 1000

/**
 * The stored blacklist. An entry is removed once its token would have expired; the oldest goes when the list is full.
 */
export function tokenBlacklist(storage: KeyValueStorage, clock: Clock): TokenBlacklist {
  const liveEntries = () => parseEntries(storage.read(storageKeys.blacklist)).filter(([, end]) => end > clock.now())
  return {
    has(token) {
      const fingerprint = sha256(token)
      return liveEntries().some(([known]) => known === fingerprint)
    },
    add(token) {
      const fingerprint = sha256(token)
      const others = liveEntries().filter(([known]) => known !== fingerprint)
      const entry: Entry = [fingerprint, readTokenExpiry(token) ?? clock.now() + maxLifeMs]
      storage.write(storageKeys.blacklist, JSON.stringify([...others, entry].slice(-capacity)))
    },
  }
}

function parseEntries(text: string | null): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}
