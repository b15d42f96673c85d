export interface AccessToken {
  readonly text: string
  /** In milliseconds since 1970. */
  readonly validUntil: number
}

/** What every adapter is given from outside. */
export interface GatewayServices {
  readonly fetch?: typeof globalThis.fetch
  readonly now: () => Date
  /** Default 30,000: providers ask for at least 30 seconds. */
  readonly timeoutMs?: number
  /** Access tokens by account, kept between adapters. Default: each adapter keeps its own. */
  readonly tokens?: Map<string, AccessToken>
}
