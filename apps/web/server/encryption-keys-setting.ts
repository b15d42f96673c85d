import { existingKey, keptKey } from './kept-key.ts'
import { StartRefused } from './start-refused.ts'

/** The current key, then old ones that only decrypt. */
export type EncryptionKeys = readonly [Buffer, ...Buffer[]]

const file = 'data-encryption.key'
const minLength = 32

/**
 * Reads the keys for stored secrets. Without DATA_ENCRYPTION_KEY one is generated and kept with the data; it stays an
 * old key after one is configured.
 */
export function readEncryptionKeys(environment: NodeJS.ProcessEnv, dataFolder: string): EncryptionKeys {
  const old = (environment.DATA_ENCRYPTION_OLD_KEYS ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => keyFrom('DATA_ENCRYPTION_OLD_KEYS', text))
  const given = environment.DATA_ENCRYPTION_KEY
  if (!given) return [keptKey(dataFolder, file), ...old]
  const kept = existingKey(dataFolder, file)
  return [keyFrom('DATA_ENCRYPTION_KEY', given), ...old, ...(kept ? [kept] : [])]
}

/** Keys are not repeated in the message. */
function keyFrom(name: string, text: string): Buffer {
  const key = Buffer.from(text)
  if (key.byteLength < minLength) throw new StartRefused(`${name} must have at least ${minLength} characters.`)
  return key
}
