const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Returns the network that a rate limit counts: an IPv4 address, or the first 64 bits of an IPv6 address, whose owner
 * controls the rest.
 */
export function networkOf(address: string): string {
  const four = mapped.exec(address)?.[1]
  if (four) return four
  if (!address.includes(':')) return address
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array<string>(tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, '')))
