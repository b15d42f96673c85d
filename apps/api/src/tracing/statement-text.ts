const longest = 2000

/**
 * The text of a statement without the values in it: strings and numbers become `?`. Parameters ($1) are no part of the
 * text, but cursors and some constants are written out.
 */
export function withoutLiterals(statement: string): string {
  return statement
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, '?')
    .replaceAll(/(?<!\w)e'(?:[^'\\]|''|\\.)*(?:'|$)/gi, '?')
    .replaceAll(/'(?:[^'\\]|''|\\.)*(?:'|$)/g, '?')
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/gi, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
}

/** What a statement does in two words, such as `select products`: the name of its span. */
export function summaryOf(statement: string): string {
  const verb = /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? 'statement'
  const outer = withoutParts(statement)
  const table = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/i.exec(outer)?.[1]
  return table && !['begin', 'commit', 'rollback', 'set'].includes(verb) ? `${verb} ${table.toLowerCase()}` : verb
}

/** Without what stands in parentheses, such as a select within a select. */
function withoutParts(statement: string): string {
  const shorter = statement.replaceAll(/\([^()]*\)/g, '')
  return shorter === statement ? statement : withoutParts(shorter)
}
