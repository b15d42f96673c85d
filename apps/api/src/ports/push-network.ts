/** How push services are reached. */
export interface PushNetwork {
  /** Replaces the global fetch, in tests and in the browser. */
  readonly fetch?: typeof globalThis.fetch
}
