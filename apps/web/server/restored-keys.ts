import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encryptionKeyId, type KeyFingerprints, type Manifest, secretFingerprint } from '@chonoi/api'
import { StartRefused } from './start-refused.ts'

/** Settings and the files in DATA_DIR that stand in for them. */
const kept = { SECRET_KEY: 'secret.key', DATA_ENCRYPTION_KEY: 'data-encryption.key' } as const
type Name = keyof typeof kept

/**
 * The keys that the restored site will have: given, in DATA_DIR, or from the backup itself. None is made, because a new
 * one could read nothing.
 */
export class RestoredKeys {
  readonly #environment: NodeJS.ProcessEnv
  readonly #dataFolder: string
  readonly #folder: string
  readonly #manifest: Manifest

  constructor(
    environment: NodeJS.ProcessEnv,
    { dataFolder, folder, manifest }: { dataFolder: string; folder: string; manifest: Manifest },
  ) {
    this.#environment = environment
    this.#dataFolder = dataFolder
    this.#folder = folder
    this.#manifest = manifest
  }

  fingerprints(): KeyFingerprints {
    const previous = (this.#environment.SECRET_KEY_PREVIOUS ?? '').split(',').map((key) => Buffer.from(key.trim()))
    // A backup from before a rotation names the former one.
    const secrets = [this.#find('SECRET_KEY'), ...previous].map((key) => secretFingerprint(key))
    const secret = secrets.find((one) => one === this.#manifest.keys.secret) ?? secrets[0] ?? ''
    const old = (this.#environment.DATA_ENCRYPTION_OLD_KEYS ?? '').split(',').map((key) => Buffer.from(key.trim()))
    const encryption = [this.#find('DATA_ENCRYPTION_KEY'), ...old].filter((key) => key.length > 0)
    return { secret, encryption: encryption.map((key) => encryptionKeyId(key)) }
  }

  /** Puts the backup's keys into DATA_DIR where neither a setting nor a file there names one. */
  place(): void {
    if (!this.#manifest.hasKeys) return
    mkdirSync(this.#dataFolder, { recursive: true })
    for (const [name, file] of Object.entries(kept)) {
      const target = join(this.#dataFolder, file)
      if (!this.#environment[name] && !existsSync(target))
        writeFileSync(target, readFileSync(join(this.#folder, 'keys', file)), { mode: 0o600 })
    }
  }

  #find(name: Name): Buffer {
    const given = this.#environment[name]
    if (given) return Buffer.from(given)
    const places = [
      join(this.#dataFolder, kept[name]),
      ...(this.#manifest.hasKeys ? [join(this.#folder, 'keys', kept[name])] : []),
    ]
    const place = places.find((file) => existsSync(file))
    if (place) return readFileSync(place)
    const { secret, encryption } = this.#manifest.keys
    const needed = name === 'SECRET_KEY' ? secret : encryption.join(', ')
    throw new StartRefused(
      `The backup needs its ${name}${needed && ` (${needed})`}: give it, put it into ${places[0]}, or restore with --without-keys.`,
    )
  }
}
