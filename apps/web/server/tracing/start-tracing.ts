import type { Tracing } from '@chonoi/api'
import type { Logger } from 'pino'
import type { Stopper } from '../stopper.ts'
import { openSpanExporter } from './span-exporter.ts'
import { openTracer } from './tracer.ts'
import type { TracingSetting } from './tracing-setting.ts'

/** Makes traces and sends them, until the process has ended everything else. */
export function startTracing(setting: TracingSetting, stopper: Stopper, log: Pick<Logger, 'warn'>): Tracing {
  const exporter = openSpanExporter(setting, log)
  stopper.atEnd(() => exporter.close())
  return openTracer(setting.ratio, (span) => exporter.add(span))
}
