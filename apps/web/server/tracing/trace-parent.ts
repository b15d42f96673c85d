/** What the `traceparent` header says (W3C Trace Context, version 00). */
export interface TraceParent {
  traceId: string
  spanId: string
  isSampled: boolean
}

const form = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/

/** Undefined for a header that says nothing or says it wrongly: a new trace begins. A later version may say more. */
export function readTraceParent(header: string | null | undefined): TraceParent | undefined {
  const [, traceId, spanId, flags] = form.exec(header ?? '') ?? []
  if (!traceId || !spanId || !flags || (header?.startsWith('00-') && header.length !== 55)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const writeTraceParent = ({ traceId, spanId, isSampled }: TraceParent): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
