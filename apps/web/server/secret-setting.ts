import { existingKey, keptKey } from './kept-key.ts'
import { StartRefused } from './start-refused.ts'

const file = 'secret.key'
const minLength = 32

/**
 * The key from which all others are derived: configured, or generated once and kept with the data. Former ones are
 * accepted beside it while SECRET_KEY_PREVIOUS names them; `kept` there is the one of the data folder.
 */
export function readSecrets(
  environment: NodeJS.ProcessEnv,
  dataFolder: string,
): { secret: Buffer; formerSecrets: readonly Buffer[] } {
  const { SECRET_KEY: given, SECRET_KEY_PREVIOUS: previous = '' } = environment
  const secret = given ? keyFrom('SECRET_KEY', given) : keptKey(dataFolder, file)
  const formerSecrets = previous
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (text === 'kept' ? formerKept(dataFolder, given) : keyFrom('SECRET_KEY_PREVIOUS', text)))
  if (formerSecrets.some((one) => one.equals(secret)))
    throw new StartRefused('SECRET_KEY_PREVIOUS names the current SECRET_KEY: give the former one, or take it away.')
  return { secret, formerSecrets }
}

/** The key that was generated before SECRET_KEY was configured. */
function formerKept(dataFolder: string, given: string | undefined): Buffer {
  const kept = existingKey(dataFolder, file)
  if (!given || !kept)
    throw new StartRefused(`SECRET_KEY_PREVIOUS=kept needs a SECRET_KEY and the ${file} of DATA_DIR that it follows.`)
  return kept
}

/** Keys are not repeated in the message. */
function keyFrom(name: string, text: string): Buffer {
  if (Buffer.byteLength(text) < minLength) throw new StartRefused(`${name} must have at least ${minLength} characters.`)
  return Buffer.from(text)
}
