import { readFileSync } from 'node:fs'
import { StartRefused } from './start-refused.ts'

/** Settings that are secret or hold a password. Each may be given as `<NAME>_FILE`, as container secrets are. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_APP_URL',
  'DATABASE_REPLICA_URL',
  'SECRET_KEY',
  'DATA_ENCRYPTION_KEY',
  'DATA_ENCRYPTION_OLD_KEYS',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_SECRET_ACCESS_KEY',
] as const

/** Returns the environment with what the files hold, without the line break at a file's end. */
export function withSettingsFromFiles(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = secretSettings.flatMap((name) => {
    const path = environment[`${name}_FILE`]
    if (!path) return []
    if (environment[name]) throw new StartRefused(`${name} and ${name}_FILE are both given: take one away.`)
    return [[name, contentOf(`${name}_FILE`, path)] as const]
  })
  return { ...environment, ...Object.fromEntries(read) }
}

/** An empty file is refused: a key would be made instead, or another database opened. */
function contentOf(name: string, path: string): string {
  let text: string
  try {
    text = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new StartRefused(`${name} names ${path}, which can't be read (${(error as NodeJS.ErrnoException).code}).`)
  }
  if (text === '') throw new StartRefused(`${name} names ${path}, which is empty.`)
  return text
}
