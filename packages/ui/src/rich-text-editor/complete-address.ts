/** Completes a typed URL: `chonoi.vn` gets its scheme, `ten@chonoi.vn` becomes a mailto link. */
export function completeAddress(typed: string): string {
  const address = typed.trim()
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`
  if (/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#:].*)?$/u.test(address)) return `https://${address}`
  return address
}
