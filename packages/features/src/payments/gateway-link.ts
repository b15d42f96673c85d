import type { Payment } from '@chonoi/contract'

const storageName = 'gatewayVisit'

/** Asks the payment's page to go on to the gateway once; coming back from there stays on the page. */
export function leaveForGateway({ id, redirectUrl }: Pick<Payment, 'id' | 'redirectUrl'>): void {
  if (redirectUrl) sessionStorage.setItem(storageName, id)
}

/** Whether the payment's page goes on to the gateway now. Answers yes once. */
export function takeGatewayVisit({ id }: Pick<Payment, 'id'>): boolean {
  if (sessionStorage.getItem(storageName) !== id) return false
  sessionStorage.removeItem(storageName)
  return true
}
