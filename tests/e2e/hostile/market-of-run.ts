import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '@chonoi/contract'
import type { Site } from '../support/site.ts'
import { type HostileMarket, seedHostileMarket } from './seed.ts'

/** As JSON, which has no maps and sets. */
interface Stored extends Omit<HostileMarket, 'written' | 'called'> {
  written: readonly (readonly [name: string, text: string])[]
  called: readonly OperationId[]
}

/**
 * Seeds the market once per run. Playwright replaces the worker after a failed test; the next worker reads the market, and
 * the texts seen by earlier tests, from files.
 */
export class MarketOfRun {
  readonly #folder: string

  /** @param folder a folder that Playwright empties when a run begins */
  constructor(folder: string) {
    this.#folder = join(folder, 'hostile')
    mkdirSync(this.#folder, { recursive: true })
  }

  async readOrSeed(site: Site): Promise<HostileMarket> {
    const file = join(this.#folder, 'market.json')
    if (!existsSync(file)) this.#write(file, toStored(await seedHostileMarket(site)))
    const { written, called, ...rest } = this.#read<Stored>(file)
    return { ...rest, written: new Map(written), called: new Set(called) }
  }

  /** Records the texts seen on the pages of one test. */
  recordSeen(part: string, texts: ReadonlySet<string>): void {
    this.#write(this.#fileOf(part), [...texts])
  }

  /** Returns the texts seen in these tests, or null if one of them didn't visit all of its pages. */
  seenIn(parts: readonly string[]): ReadonlySet<string> | null {
    const files = parts.map((part) => this.#fileOf(part))
    if (!files.every((file) => existsSync(file))) return null
    return new Set(files.flatMap((file) => this.#read<string[]>(file)))
  }

  #fileOf(part: string): string {
    return join(this.#folder, `seen-${part}.json`)
  }

  #read<Value>(file: string): Value {
    return JSON.parse(readFileSync(file, 'utf8')) as Value
  }

  /** Writes a file whole or not at all, even if the worker is killed. */
  #write(file: string, value: object): void {
    writeFileSync(`${file}.new`, JSON.stringify(value))
    renameSync(`${file}.new`, file)
  }
}

const toStored = ({ written, called, ...rest }: HostileMarket): Stored => ({
  ...rest,
  written: [...written],
  called: [...called],
})
