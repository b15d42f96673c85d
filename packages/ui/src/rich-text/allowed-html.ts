/** Allow-list for rich text. Client and server of an application share one list. */
export interface AllowedHtml {
  /** Allowed elements with their allowed attributes. */
  readonly elements: Readonly<Record<string, readonly string[]>>
  /** Allowed schemes of external links, without the colon. Internal URLs (`/…`, `?…`, `#…`) are always allowed. */
  readonly linkSchemes: readonly string[]
  /** The `rel` of external links. */
  readonly outsideRel: string
  /** Allowed prefixes of image URLs. Other images are removed. */
  readonly pictureSources: readonly string[]
}
