/** Maximum number of parts of a multipart body. */
export const maxParts = 20
const maxPartHead = 16_384
const boundaryOf = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i

/**
 * Whether a multipart body has few parts with short headers. Checked before parsing, because hundreds of thousands of
 * parts would block the server for a second.
 */
export function isModestForm(bytes: Uint8Array, contentType: string): boolean {
  const [, quoted, plain] = boundaryOf.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return false
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const delimiter = Buffer.from(`--${boundary}`)
  let parts = 0
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    const head = body.subarray(at + delimiter.length, at + delimiter.length + maxPartHead)
    const isLast = head[0] === 0x2d && head[1] === 0x2d
    if (++parts > maxParts + 1 || (!isLast && !head.includes('\r\n\r\n'))) return false
  }
  return parts > 0
}
