import { type Operation, operations } from '../../src/http/contract-document.ts'
import { type Caller, callerNames, callers } from './callers.ts'
import { gateOf } from './gate.ts'
import { callOf, reachOf } from '../calls/all-calls.ts'
import type { Answers } from '../calls/reach.ts'
import { expectedAnswer, ownAnswer, rowsOf } from './matrix.ts'

const introduction = `# Who may do what

Every operation of the contract × everybody who may call it, as the contract's marks, the documents' table of roles and the
rules of the rows come to. \`pnpm --filter @chonoi/api run permissions\` writes this page; the tests make every call in it
and fail when an answer is another one, or when this page is out of date.

**yes**: it is done. **401**: sign in. **403**: the role, the permission or the tenant is missing. **404**: not there for
the caller. **409**, **422**: refused as what can't be bought, or as what isn't the caller's.

Where a path names a row, two answers stand as _own / foreign_: a row of the caller's person or shop, and one of a stranger
in a hidden shop; for the people of the shop a colleague's row stands between them. The lines below an operation are for a
field of its query or body that names a row of the stranger, when all else is the caller's own.
`

/** Renders the matrix as a page. */
export function permissionMatrix(): string {
  const areas = Map.groupBy(operations.toSorted(byPlace), ({ route }) => route.split('/')[1] ?? '')
  const header = ['', 'Call', ...callerNames.map((name) => callers[name].title)]
  const tables = [...areas].map(([area, members]) => {
    const rows = members.flatMap((operation) => [
      [
        `\`${operation.id}\``,
        `${operation.method.toUpperCase()} ${operation.route.replaceAll(/:(\w+)/g, '{$1}')}`,
        ...callerNames.map((caller) => cellOf(operation, caller)),
      ],
      ...Object.entries(callOf(operation).names ?? {}).map(([field, answers]) => [
        '',
        `a stranger's ${field.replaceAll('.[]', '')}`,
        ...callerNames.map((caller) => fieldCellOf(operation, caller, answers)),
      ]),
    ])
    return `## ${area}\n\n${tableOf([header, ...rows])}\n`
  })
  return [introduction, ...tables].join('\n')
}

/** Formats a table with equal column widths, as the formatter does. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [header = [], ...body] = rows
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

const byPlace = (a: Operation, b: Operation) => a.route.localeCompare(b.route) || a.method.localeCompare(b.method)

function cellOf(operation: Operation, caller: Caller): string {
  const gate = gateOf(operation, caller)
  if (gate !== 'open') return String(gate)
  const reach = reachOf(operation)
  if (!reach) return String(ownAnswer(operation, caller))
  const answers = rowsOf(caller).map((whose) => String(expectedAnswer(reach, whose, caller)))
  return new Set(answers).size === 1 ? String(answers[0]) : answers.join(' / ')
}

function fieldCellOf(operation: Operation, caller: Caller, answers: Answers): string {
  const gate = gateOf(operation, caller)
  return String(gate === 'open' ? (answers[caller] ?? answers.others) : gate)
}
