import { StartRefused } from '../start-refused.ts'

export interface TracingSetting {
  /** The address of the collector that takes traces. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** Which share of the traces that begin here is kept, from 0 to 1. */
  ratio: number
}

/** Reads OpenTelemetry's own variables. Null unless a collector is named. */
export function readTracing(environment: NodeJS.ProcessEnv): TracingSetting | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = environment
  if (!endpoint) return null
  const url = URL.parse(endpoint)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartRefused('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318.')
  return {
    url: `${url.href.replace(/\/+$/, '')}/v1/traces`,
    headers: readHeaders(headers ?? ''),
    serviceName: environment.OTEL_SERVICE_NAME || 'chonoi',
    ratio: readRatio(environment.OTEL_TRACES_SAMPLER_ARG || '1'),
  }
}

/** `name=value,name=value`, values percent-encoded as OpenTelemetry says. They may be secret, so none is repeated. */
function readHeaders(given: string): Record<string, string> {
  const pairs = given.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^\s*([\w-]+)=(.*?)\s*$/.exec(pair) ?? []
      if (!name || value === undefined)
        throw new StartRefused('OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs, separated by commas.')
      return [name, decoded(value)]
    }),
  )
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    throw new StartRefused('OTEL_EXPORTER_OTLP_HEADERS has a value that is not percent-encoded.')
  }
}

function readRatio(given: string): number {
  const ratio = Number(given)
  if (!(ratio >= 0 && ratio <= 1))
    throw new StartRefused(`OTEL_TRACES_SAMPLER_ARG must be between 0 and 1, not "${given}".`)
  return ratio
}
