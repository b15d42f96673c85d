import type { Ports } from '../../src/ports/ports.ts'

/** What a call did outside of the database. */
export interface Effects {
  /** Keys of the files that it wrote and that are still there. */
  files: Set<string>
  /** Files of others that it removed, and mails that it sent. */
  others: number
}

export const noEffects = (): Effects => ({ files: new Set(), others: 0 })
export const hasEffects = ({ files, others }: Effects): boolean => files.size + others > 0

/** The same ports, whose effects are noted where they can be taken back: a mail isn't sent, and what was there stays. */
export function rehearsedPorts(ports: Ports, effectsNow: () => Effects): Ports {
  const { files } = ports
  return {
    ...ports,
    files: {
      read: (key) => files.read(key),
      async write(key, bytes) {
        await files.write(key, bytes)
        effectsNow().files.add(key)
      },
      async remove(key) {
        if (effectsNow().files.delete(key)) await files.remove(key)
        else effectsNow().others++
      },
    },
    mailer: {
      async send() {
        effectsNow().others++
      },
    },
  }
}
