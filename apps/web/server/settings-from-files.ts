import { readFileSync } from 'node:fs'
import { StartRefused } from './start-refused.ts'

/** Settings that are secret or hold a password. Each may be given as `<NAME>_FILE`, as container secrets are. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_APP_URL',
  'DATABASE_REPLICA_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'DATA_ENCRYPTION_KEY',
  'DATA_ENCRYPTION_OLD_KEYS',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_SECRET_ACCESS_KEY',
] as const

/** Lists of keys beside the current one: an empty file holds none, as between two changes of a key. */
const mayBeEmpty: readonly string[] = ['SECRET_KEY_PREVIOUS', 'DATA_ENCRYPTION_OLD_KEYS']

/**
 * Returns the environment with what the files hold, without the line break at a file's end. Other empty files are refused: a
 * key would be made instead, or another database opened.
 */
export function withSettingsFromFiles(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = secretSettings.flatMap((name) => {
    const path = environment[`${name}_FILE`]
    if (!path) return []
    if (environment[name]) throw new StartRefused(`${name} and ${name}_FILE are both given: take one away.`)
    const content = contentOf(`${name}_FILE`, path)
    if (content === '' && !mayBeEmpty.includes(name))
      throw new StartRefused(`${name}_FILE names ${path}, which is empty.`)
    return [[name, content] as const]
  })
  return { ...environment, ...Object.fromEntries(read) }
}

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new StartRefused(`${name} names ${path}, which can't be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}
