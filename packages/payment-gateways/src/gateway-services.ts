/** What every adapter is given from outside. */
export interface GatewayServices {
  readonly fetch?: typeof globalThis.fetch
  readonly now: () => Date
  /** Default 30,000: providers ask for at least 30 seconds. */
  readonly timeoutMs?: number
}
