// Splits a migration into statements, without needing a parser for all of SQL.

const token = /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[^]*?\1|;/g

/**
 * Returns the statements of a migration: lower case, one space between words, texts and function bodies emptied; with
 * the comments that stand in or above them. The statements of a `do` block count as the migration's own.
 */
export function readStatements(text) {
  const statements = []
  let sql = ''
  let comments = []
  let from = 0
  const end = () => {
    const plain = sql.replaceAll(/\s+/g, ' ').trim().toLowerCase()
    if (plain) statements.push({ sql: plain, comments })
    sql = ''
    comments = []
  }
  for (const match of text.matchAll(token)) {
    const [found, dollar] = match
    sql += text.slice(from, match.index)
    from = match.index + found.length
    if (found === ';') end()
    else if (found.startsWith('--')) comments.push(found.slice(2).trim())
    else if (dollar && /^\s*do\s*$/i.test(sql)) {
      for (const inner of readStatements(found.slice(dollar.length, -dollar.length)))
        statements.push({
          sql: inner.sql.replace(/^(?:begin|if .*? then|else|loop) /, ''),
          comments: [...comments, ...inner.comments],
        })
    } else if (dollar) sql += '$$'
    else if (found.startsWith('"')) sql += found
    else if (found.startsWith("'")) sql += "''"
  }
  sql += text.slice(from)
  end()
  return statements
}

/** Splits the actions of an `alter table` at the commas outside of brackets. */
export function splitActions(text) {
  const actions = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) actions.push('')
    else actions[actions.length - 1] += letter
  }
  return actions.map((action) => action.trim())
}
