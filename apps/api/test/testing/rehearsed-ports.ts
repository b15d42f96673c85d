import type { Ports } from '../../src/ports/ports.ts'

/** Effects of a call outside of the database. */
export interface Effects {
  /** Keys of files that the call wrote and that still exist. */
  files: Set<string>
  /** Number of existing files that it removed, and of mails that it sent. */
  others: number
}

export const noEffects = (): Effects => ({ files: new Set(), others: 0 })
export const hasEffects = ({ files, others }: Effects): boolean => files.size + others > 0

/** Wraps the ports so that effects are recorded and can be undone: mails aren't sent, and existing files stay. */
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
      async writeChunks(key, chunks) {
        const size = await files.writeChunks(key, chunks)
        effectsNow().files.add(key)
        return size
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
