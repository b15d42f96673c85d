interface PolicyRules {
  createHTML: (text: string, type: string, sink: string) => string | null
  createScript: (text: string) => string | null
  createScriptURL: (url: string) => string | null
}
interface PolicyFactory {
  defaultPolicy: unknown
  createPolicy: (name: string, rules: PolicyRules) => unknown
}

/** JSON without markup, as JSON-LD. */
function isData(text: string): boolean {
  if (!/^[{[]/.test(text) || text.includes('<')) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The document that it makes runs nothing: the rich text editor reads articles with it and keeps what its schema allows. */
const inertParser = 'DOMParser parseFromString'

/** Nothing, by which React Aria empties its announcer while parts of a date are typed. */
const emptied = ''

// React creates <script> elements through innerHTML, and JSON-LD takes the same path. Everything else is refused.
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
if (factory && !factory.defaultPolicy) {
  factory.createPolicy('default', {
    createHTML: (text, _type, sink) =>
      sink === inertParser || text === emptied || text === '<script></script>' || isData(text) ? text : null,
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
}
