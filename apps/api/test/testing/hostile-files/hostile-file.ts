/** Outcome for a file: refused, or accepted as a re-encoded image. */
export type Fate = 'refused' | 'encoded anew'

/** A file meant to do harm, or one that contains more than its visible image. */
export interface HostileFile {
  what: string
  bytes: Uint8Array
  fate: Fate
  fileName?: string
  /** Content type sent by the client. */
  contentType?: string
}

/** Marker of content that must not survive. */
export const canaryText = 'CHIM-HOANG-YEN'
export const script = `<script>alert('${canaryText}')</script>`

/** Concatenates texts (as UTF-8), numbers and bytes. */
export const bytesOf = (...parts: readonly (string | Uint8Array | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
