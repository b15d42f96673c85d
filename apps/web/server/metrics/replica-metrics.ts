import type { Api } from '@chonoi/api'
import { Gauge, type Registry } from 'prom-client'

type Replica = NonNullable<Api['replica']>

/** The read replica of this process. Without one there are no samples. */
export function addReplicaMetrics(registry: Registry) {
  let replica: Replica | undefined
  const told: readonly (readonly [string, string, (of: Replica) => number | undefined])[] = [
    ['in_use', 'Whether visitors read from the replica: it answers and keeps up.', (of) => Number(of.mayServe(null))],
    ['lag_seconds', 'How far the replica is behind the primary.', (of) => of.lagSeconds()],
    ['fallbacks', 'Reads that the replica failed and the primary answered, since the start.', (of) => of.fallbacks],
  ]
  for (const [name, help, read] of told) {
    const gauge = new Gauge({
      name: `chonoi_replica_${name}`,
      help,
      registers: [],
      collect() {
        const value = replica && read(replica)
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
    registry.registerMetric(gauge)
  }
  return { watch: (opened: Replica | undefined) => void (replica = opened) }
}
