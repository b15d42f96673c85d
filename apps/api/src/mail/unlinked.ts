/** Zero-width non-joiner: invisible, and a host that holds it is no host (docs/decisions/0092). */
const breaker = '\u200C'

/** What no address is without: `://`, `@`, and a dot before a name or after `www`. */
const joints = new RegExp(
  String.raw`(?::(?=//)|[@＠]|(?<=\S)[.。．｡](?=[^\s\p{N}\p{P}])|(?<=www)\.)(?!${breaker})`,
  'giu',
)
/** Some programs link a host's bare number as well. Amounts such as 1.500.000.000 are none. */
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`
const hosts = new RegExp(String.raw`(?<![\d.])${octet}(?:\.${octet}){3}(?![\d.])`, 'g')

/** Breaks what a mail program would turn into a link, in a way that readers don't see. */
export function unlinked(text: string): string {
  return text
    .replaceAll(hosts, (host) => host.replaceAll('.', `.${breaker}`))
    .replaceAll(joints, (joint) => joint + breaker)
}
