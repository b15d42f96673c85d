import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'

/** Of statfs: all blocks, and those that are left for others than root. */
interface Room {
  blocks: number
  bavail: number
}

/** Which part of a disk is in use. */
export const usedPart = ({ blocks, bavail }: Room): number => (blocks === 0 ? 0 : 1 - bavail / blocks)

/** The disk of DATA_DIR: uploads, and the embedded database. */
export function addDiskMetrics(
  registry: Registry,
  readRoom: (folder: string) => Promise<Room> = (path) => statfs(path),
) {
  let folder: string | undefined
  const used = new Gauge({
    name: 'chonoi_disk_used_ratio',
    help: 'The part of the disk of DATA_DIR that is in use.',
    registers: [],
    async collect() {
      if (folder) this.set(usedPart(await readRoom(folder)))
    },
  })
  registry.registerMetric(used)
  return { watch: (opened: string) => void (folder = opened) }
}
