/** What becomes of a file: not taken, or taken as a picture encoded anew. */
export type Fate = 'refused' | 'encoded anew'

/** A file that somebody sends to do harm, or that tells more than its picture shows. */
export interface HostileFile {
  what: string
  bytes: Uint8Array
  fate: Fate
  fileName?: string
  /** What the sender calls it. */
  contentType?: string
}

/** Stands in whatever must not survive. */
export const canaryText = 'CHIM-HOANG-YEN'
export const script = `<script>alert('${canaryText}')</script>`

/** Bytes of texts (as UTF-8), numbers and other bytes one after the other. */
export const bytesOf = (...parts: readonly (string | Uint8Array | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
