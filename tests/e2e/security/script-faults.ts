/** Scripts and styles without the nonce, handlers in attributes, and addresses that run something. */
export function scriptFaults(html: string, nonce: string): string[] {
  const tags = html.match(/<(?:script|style)\b[^>]*>/gi) ?? []
  const without = tags.filter((tag) => !tag.includes(`nonce="${nonce}"`) && !tag.includes('type="application/ld+json"'))
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  const noData = data.filter((text) => text.includes('<') || typeof JSON.parse(text) !== 'object')
  const markup = html.replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1')
  // What stands between quotes is a value, whatever it looks like.
  const handlers = markup.replaceAll(/"[^"]*"/g, '""').match(/<[^>]+\s(?:on\w+|style|srcdoc)\s*=[^>]*>/gi) ?? []
  const running = markup.match(/(?:href|src|action)="\s*(?:javascript|data:text|vbscript)[^"]*"/gi) ?? []
  return [...without, ...noData, ...handlers, ...running].map((fault) => fault.slice(0, 200))
}

/** The nonce that a page's policy lets scripts run with. */
export const nonceOf = (policy: string): string =>
  /script-src 'nonce-([\w+/=]{22,})' 'strict-dynamic'(?:;|$)/.exec(policy)?.[1] ?? ''
