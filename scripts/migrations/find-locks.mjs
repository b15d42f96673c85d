// Finds what would lock a table that is in use for long, or take something away that the running version still reads.
import { readStatements, splitActions } from './statements.mjs'

/** The first line of a migration that runs outside of a transaction. */
export const withoutTransaction = '-- no transaction'

const name = String.raw`(?:public\.)?("[^"]+"|\w+)`
const createTable = new RegExp(String.raw`^create (?:unlogged )?table (?:if not exists )?${name}`)
const createIndex = new RegExp(
  String.raw`^create (?:unique )?index (concurrently )?(?:if not exists )?(?:${name} )?on (?:only )?${name}`,
)
const alterTable = new RegExp(String.raw`^alter table (?:if exists )?(?:only )?${name} (.+)$`)
const volatile = /\bdefault [^,]*\b(?:gen_random_uuid|random|clock_timestamp|nextval|uuidv4|uuidv7)\s*\(/

/** What a statement does that rewrites or scans a whole table under a lock, in one phrase. */
const heavyActions = [
  [/^alter (?:column )?\S+ (?:set data )?type /, 'rewrites the table: add a column, copy in batches, read the new one'],
  [
    /^add constraint \S+ (?:check|foreign key)(?!.* not valid)|^add (?:check|foreign key)(?!.* not valid)/,
    'reads the whole table under a lock: add it "not valid", and "validate constraint" in the next migration',
  ],
  [
    /^add (?:constraint \S+ )?(?:unique|primary key|exclude)(?!.* using index)/,
    'builds its index under a lock: build it "concurrently" first, then add the constraint "using index"',
  ],
]
const heavyColumns = [
  [/^(?!.*\bdefault\b)(?!.*\bgenerated\b)(?=.*\bnot null\b)/, 'fails on rows that are there: give it a default'],
  [volatile, 'writes every row anew: add it without, and fill it in batches'],
  [
    /\bgenerated always as \(|\bgenerated .*\bas identity\b/,
    'writes every row anew: add a plain column, and fill it in batches',
  ],
  [
    / (?:references|check|unique|primary key)\b/,
    'checks every row under a lock: add the constraint by itself, "not valid"',
  ],
]
const addColumn =
  /^add (?:column )?(?:if not exists )?(?!constraint |check |foreign key|unique|primary key|exclude)\S+ (.+)$/
const takesAway = /^(?:drop (?:column )?(?!constraint|default)\S+|rename )/
const setNotNull = /^alter (?:column )?(\S+) set not null$/
const addedConstraint = /^add constraint (\S+) .* not valid$/
const validated = /^validate constraint (\S+)$/

const isAllowed = (comments) => comments.some((comment) => /^allowed: \S.{9,}/.test(comment))
const isContract = (comments) => comments.some((comment) => /^contract: \d+\.\d+\.\d+\b/.test(comment))

/** Finds what is refused in one migration. `earlier` are the texts of those before it. */
export function findLocks(text, earlier = []) {
  const statements = readStatements(text)
  const created = new Set(statements.flatMap(({ sql }) => createTable.exec(sql)?.[1] ?? []))
  const problems = statements.flatMap(({ sql, comments }) =>
    isAllowed(comments)
      ? []
      : problemsOf(sql, { created, comments, statements, earlier }).map((why) => `${short(sql)}: ${why}`),
  )
  return [...problems, ...problemsOfForm(text, statements)]
}

function problemsOf(sql, { created, comments, statements, earlier }) {
  const index = createIndex.exec(sql)
  if (index && !created.has(index[3]) && !index[1])
    return [`locks ${index[3]} against writes: "create index concurrently if not exists" in a migration of its own`]
  if (/^drop (?:materialized )?(?:table|view) /.test(sql) && !isContract(comments)) return [contractNeeded]
  if (/^drop index (?!concurrently)/.test(sql)) return ['waits under a lock: "drop index concurrently if exists"']
  if (/^(?:lock table|cluster|vacuum full|truncate|reindex (?!.*concurrently))/.test(sql))
    return ['locks a whole table']
  const table = alterTable.exec(sql)
  if (!table || created.has(table[1])) return []
  return splitActions(table[2]).flatMap((action) => {
    if (takesAway.test(action)) return isContract(comments) ? [] : [contractNeeded]
    const column = addColumn.exec(action)?.[1]
    if (column !== undefined) return phrases(heavyColumns, column)
    const notNull = setNotNull.exec(action)?.[1]
    if (notNull) return hasValidatedCheck(table[1], notNull, earlier) ? [] : [checkNeeded(notNull)]
    const constraint = validated.exec(action)?.[1]
    if (constraint && addsHere(statements, constraint))
      return ['holds the lock of its "add constraint" while it reads: validate in the next migration']
    return phrases(heavyActions, action)
  })
}

const contractNeeded =
  'the version before still uses it: stop using it first, then write "-- contract: <version that stopped>" above'
const checkNeeded = (column) =>
  `reads the whole table under a lock: validate "check (${column} is not null)" in a migration before`
const phrases = (rules, text) => rules.flatMap(([pattern, why]) => (pattern.test(text) ? [why] : [])).slice(0, 1)
const short = (sql) => (sql.length > 100 ? `${sql.slice(0, 100)}…` : sql)

const actionsOn = (statements, table) =>
  statements.flatMap(({ sql }) => {
    const found = alterTable.exec(sql)
    return found && (table === undefined || found[1] === table) ? splitActions(found[2]) : []
  })
const addsHere = (statements, constraint) =>
  actionsOn(statements).some((action) => addedConstraint.exec(action)?.[1] === constraint)

/** With such a check PostgreSQL believes it and reads nothing. */
function hasValidatedCheck(table, column, earlier) {
  const actions = actionsOn(earlier.flatMap(readStatements), table)
  const names = actions
    .filter((action) => action.includes(`check (${column} is not null)`))
    .flatMap((action) => addedConstraint.exec(action)?.[1] ?? [])
  return actions.some((action) => names.includes(validated.exec(action)?.[1] ?? ''))
}

/** Outside of a transaction a migration must be one statement that may be repeated. */
function problemsOfForm(text, statements) {
  const isMarked = text.startsWith(`${withoutTransaction}\n`)
  const concurrent = statements.filter(({ sql }) => /\bconcurrently\b/.test(sql))
  if (!isMarked) return concurrent.length > 0 ? [`"concurrently" needs "${withoutTransaction}" as the first line`] : []
  if (statements.length !== 1 || concurrent.length !== 1 || !/concurrently if (?:not )?exists /.test(statements[0].sql))
    return [
      `"${withoutTransaction}" is for one "create index concurrently if not exists" or "drop index concurrently if exists"`,
    ]
  return []
}
