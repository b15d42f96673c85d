import type { GatewayName } from './payment-gateway.ts'

export type FaultCode = 'unreachable' | 'timed_out' | 'redirected' | 'unreadable' | 'unverified' | 'server_error'

/** The outcome at the provider is unknown: the request may have been carried out. */
export class GatewayFault extends Error {
  readonly gateway: GatewayName
  readonly code: FaultCode

  constructor(gateway: GatewayName, code: FaultCode, options?: ErrorOptions) {
    super(`${gateway}: ${code}`, options)
    this.name = 'GatewayFault'
    this.gateway = gateway
    this.code = code
  }
}

/** The provider refused the request; nothing was charged or refunded. */
export class GatewayRefusal extends Error {
  readonly gateway: GatewayName
  /** The provider's own code. */
  readonly resultCode: string

  constructor(gateway: GatewayName, resultCode: string) {
    super(`${gateway}: refused with ${resultCode}`)
    this.name = 'GatewayRefusal'
    this.gateway = gateway
    this.resultCode = resultCode
  }
}
