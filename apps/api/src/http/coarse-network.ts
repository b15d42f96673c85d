import { networkOf } from './network-of.ts'

/**
 * What people may be told of an address: enough to recognize their provider, not enough to find a household. The first
 * 24 bits of an IPv4 address, the first 48 of an IPv6 address; null when it isn't known.
 */
export function coarseNetwork(address: string): string | null {
  if (address === '') return null
  const network = networkOf(address)
  const [mark, kept] = network.includes(':') ? ([':', 3] as const) : (['.', 3] as const)
  return `${network.split(mark).slice(0, kept).join(mark)}${mark}…`
}
