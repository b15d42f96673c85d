// Finds what looks like a secret in a text: tokens of providers by their form, private keys, passwords in addresses, and
// long random values that are given to something called a secret.

/** Each with what follows from its form alone: no list of values, and nothing is asked of a provider. */
const forms = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*(?:\\n)?\s*[A-Za-z0-9+/=\s\\]{40,}/g],
  ['an AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{50,})\b/g],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['a Slack token', /\bxox[abeprs]-[A-Za-z0-9-]{20,}/g],
  ['a live Stripe key', /\b[sr]k_live_[A-Za-z0-9]{20,}\b/g],
  ['a Google key', /\bAIza[A-Za-z0-9_-]{35}\b/g],
  ['a Chromatic token', /\bchpt_[a-z0-9]{12,}\b/g],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{20,}/g],
  ['a key of a language model', /\bsk-(?:[a-z]+-)*[A-Za-z0-9_-]{40,}/g],
]
const address = /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@'"`<>]+:([^\s/:@'"`<>]+)@([^\s/:'"`<>]+)/g
const assigned =
  /(?:secret|passw(?:or)?d|token|api_?key|private_?key|encryption_?key)["'\]]?\s*[:=]\s*["'`]([A-Za-z0-9+/=_-]{24,})["'`]/gi

/** What stands in an example for a password, and hosts that are nobody's (RFC 2606). */
const placeholder = /^(?:password|secret|pass(?:word)?|user|postgres|mat-?khau|\.{3}|…|%s|\*+|x+|[a-z]{1,3})$|\$|\{|%/i
const nobodysHost =
  /(?:^|\.)(?:example|test|invalid|localhost)(?::|$|\.)|^(?:127\.0\.0\.1|host|database|db)(?:$|:)|example\./

/** Bits per character. Words and names stay below, random letters and digits above. */
const randomness = 3.9

/** Returns where in a text something looks like a secret, without the value itself. */
export function findSecrets(text) {
  const found = forms.flatMap(([what, form]) =>
    [...text.matchAll(form)].filter(([value]) => !/EXAMPLE/.test(value)).map((match) => [what, match.index, match[0]]),
  )
  for (const match of text.matchAll(address)) {
    const [, password, host] = match
    if (!placeholder.test(password) && !nobodysHost.test(host))
      found.push(['a password in an address', match.index, match[0]])
  }
  for (const match of text.matchAll(assigned))
    if (entropy(match[1]) >= randomness && /\d/.test(match[1]) && /[a-z]/i.test(match[1]))
      found.push(['a random value of something secret', match.index, match[1]])
  return found
    .map(([what, index, value]) => ({ what, value, line: text.slice(0, index).split('\n').length }))
    .sort((a, b) => a.line - b.line)
}

function entropy(value) {
  const counts = Map.groupBy(value, (character) => character).values()
  return [...counts].reduce((sum, { length }) => sum - (length / value.length) * Math.log2(length / value.length), 0)
}
