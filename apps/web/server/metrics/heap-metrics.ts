import { getHeapStatistics } from 'node:v8'
import { Gauge, type Registry } from 'prom-client'

/** A process that leaks comes near to the limit, at which Node ends it. */
export function addHeapMetrics(registry: Registry): void {
  const heap = new Gauge({
    name: 'chonoi_heap_used_ratio',
    help: 'The part of the largest heap that Node allows that is in use.',
    registers: [],
    collect() {
      const { used_heap_size, heap_size_limit } = getHeapStatistics()
      this.set(used_heap_size / heap_size_limit)
    },
  })
  registry.registerMetric(heap)
}
