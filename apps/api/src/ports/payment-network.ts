/** How payment providers are reached. */
export interface PaymentNetwork {
  /**
   * Origin of the payment sandbox, which stands in for every provider. Null: live configurations reach the provider,
   * those in test mode the provider's own test system.
   */
  readonly sandboxUrl: string | null
  /** Replaces the global fetch, in tests and in the browser. */
  readonly fetch?: typeof globalThis.fetch
}
