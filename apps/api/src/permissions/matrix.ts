import { type Operation, operations } from '../http/contract-document.ts'
import { type Caller, callerNames, callers } from './callers.ts'
import { gateOf } from './gate.ts'
import { type Answer, type RowOperation, type RowRule, rowRules } from './row-rules.ts'

export const ruleOf = (operation: Operation): RowRule<RowOperation> | undefined =>
  (rowRules as Partial<Record<string, RowRule<RowOperation>>>)[operation.id]

function cellOf(operation: Operation, caller: Caller): string {
  const gate = gateOf(operation, caller)
  if (gate !== 'open') return String(gate)
  const rule = ruleOf(operation)
  if (!rule) return 'yes'
  const answers = rowsOf(caller).map((whose) => String(expectedAnswer(rule, whose, caller)))
  return new Set(answers).size === 1 ? String(answers[0]) : answers.join(' / ')
}

/** Whose row a call can name, as the rules tell them apart. */
export type Whose = 'own' | 'shop' | 'foreign'

/** The rows that there are for a caller: a guest has none, and colleagues only the people of the first shop. */
export function rowsOf(caller: Caller): readonly Whose[] {
  if (callers[caller].platformRole === null) return ['foreign']
  return callers[caller].shop === 'first' ? ['own', 'shop', 'foreign'] : ['own', 'foreign']
}

export const expectedAnswer = (rule: RowRule<RowOperation>, whose: Whose, caller: Caller): Answer =>
  rule[whose][caller] ?? rule[whose].others

const introduction = `# Who may do what

Every operation of the contract × everybody who may call it, as the contract's marks, the documents' table of roles and the
rules of the rows come to. \`pnpm --filter @chonoi/api run permissions\` writes this page; the tests make every call in it
and fail when an answer is another one, or when this page is out of date.

**yes**: it is done. **401**: sign in. **403**: the role, the permission or the tenant is missing. **404**: not there for
the caller. Where a path names a row, two answers stand as _own / foreign_: a row of the caller's person or shop, and one
of a stranger in a hidden shop; and three for the people of the shop, with the row of a colleague between them.
`

/** The whole matrix as a page. */
export function permissionMatrix(): string {
  const areas = Map.groupBy(operations.toSorted(byPlace), ({ route }) => route.split('/')[1] ?? '')
  const header = ['', 'Call', ...callerNames.map((name) => callers[name].title)]
  const tables = [...areas].map(([area, members]) => {
    const rows = members.map((operation) => [
      `\`${operation.id}\``,
      `${operation.method.toUpperCase()} ${operation.route.replaceAll(/:(\w+)/g, '{$1}')}`,
      ...callerNames.map((caller) => cellOf(operation, caller)),
    ])
    return `## ${area}\n\n${tableOf([header, ...rows])}\n`
  })
  return [introduction, ...tables].join('\n')
}

/** A table as the formatter writes it: columns of one width. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [header = [], ...body] = rows
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

const byPlace = (a: Operation, b: Operation) => a.route.localeCompare(b.route) || a.method.localeCompare(b.method)
