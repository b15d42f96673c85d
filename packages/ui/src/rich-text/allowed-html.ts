/** What written text may consist of. An application has one such list, and its server reads the same. */
export interface AllowedHtml {
  /** Elements that may stay, each with the attributes it may keep. */
  readonly elements: Readonly<Record<string, readonly string[]>>
  /** Schemes of links that lead away, without the colon. Addresses of this site (`/…`, `?…`, `#…`) always pass. */
  readonly linkSchemes: readonly string[]
  /** The `rel` of links that lead away. */
  readonly outsideRel: string
  /** How addresses of pictures begin; a picture from elsewhere is left out. */
  readonly pictureSources: readonly string[]
}
