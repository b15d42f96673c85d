import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const chunk = Buffer.alloc(64 * 1024)

/** Whether this machine lets us make one: Linux, and root. */
export const canMakeDisk = process.platform === 'linux' && process.getuid?.() === 0

/** A disk of its own with little room, in memory, to be full whenever a suite wants it to be. */
export class SmallDisk {
  readonly folder: string
  readonly #filler: string

  /** `folder` is an empty one; it becomes the disk. */
  constructor(folder: string, megabytes: number) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'chonoi-small-disk', folder])
    this.folder = folder
    this.#filler = join(folder, 'filler')
  }

  /** Takes what room there is, to the last byte. */
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

  /** Gives it back. */
  empty(): void {
    rmSync(this.#filler)
  }

  /** Whoever wrote to it must have ended. */
  unmount(): void {
    execFileSync('umount', [this.folder])
  }
}
