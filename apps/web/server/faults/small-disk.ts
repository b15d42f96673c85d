import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const chunk = Buffer.alloc(64 * 1024)

/** Whether this machine supports one: Linux, as root. */
export const canMakeDisk = process.platform === 'linux' && process.getuid?.() === 0

/** A small in-memory disk that a suite can fill. */
export class SmallDisk {
  readonly folder: string
  readonly #filler: string

  /** Mounts the disk on an empty folder. */
  constructor(folder: string, megabytes: number) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'chonoi-small-disk', folder])
    this.folder = folder
    this.#filler = join(folder, 'filler')
  }

  /** Fills the disk to the last byte. */
  fill(): void {
    const file = openSync(this.#filler, 'a')
    try {
      for (;;) writeSync(file, chunk)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      closeSync(file)
    }
  }

  /** Frees the space. */
  empty(): void {
    rmSync(this.#filler)
  }

  /** Unmounts it. Processes writing to it must have exited. */
  unmount(): void {
    execFileSync('umount', [this.folder])
  }
}
