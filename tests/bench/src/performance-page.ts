import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { type Figure, isWithinBudget, rounded } from './report.ts'

/** The figures of one subject, in the order in which they were measured. */
export interface Section {
  subject: string
  figures: readonly Figure[]
}

const shown = ({ value, unit }: Figure) => `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`
const budgetOf = ({ budget, unit }: Figure) => (budget ? `${budget.is} ${rounded(budget.limit)} ${unit}` : '')

/** How much of its budget a figure takes: more than 1 is too much. */
const shareOf = ({ value, budget }: Figure) =>
  !budget ? 0 : budget.is === 'at most' ? value / budget.limit : budget.limit / value

function table(cells: readonly (readonly string[])[]): string[] {
  const [head = [], ...body] = cells
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line)
}

/** One line per subject: how many figures keep their budget, and which takes the largest share of its own. */
function summary(sections: readonly Section[]): string[] {
  const rows = sections.flatMap(({ subject, figures }) => {
    const limited = figures.filter(({ budget }) => budget)
    const [tightest] = limited.toSorted((one, other) => shareOf(other) - shareOf(one))
    if (!tightest) return []
    const kept = `${limited.filter(isWithinBudget).length} of ${limited.length}`
    return [[subject, kept, `${tightest.name}: ${shown(tightest)}, ${budgetOf(tightest)}`]]
  })
  return table([['subject', 'within budget', 'tightest'], ...rows])
}

const ofPage = /^(?<what>.+) of (?<page>\/.*)$/

/** Figures that are the same for many pages: a row per page, and what is over its budget is bold. */
function tableOfPages(figures: readonly Figure[]): string[] {
  const named = figures.map((figure) => {
    const { what = '', page = '' } = ofPage.exec(figure.name)?.groups ?? {}
    return { figure, what, page }
  })
  const whats = [...new Set(named.map(({ what }) => what))]
  const budgetsOf = (what: string) => [
    ...new Set(named.filter((one) => one.what === what && one.figure.budget).map(({ figure }) => budgetOf(figure))),
  ]
  // A budget that is the same for all stands in the head, others beside their figures.
  const headOf = (what: string) => [what, ...(budgetsOf(what).length === 1 ? budgetsOf(what) : [])].join(', ')
  const cellOf = (figure: Figure, what: string) => {
    const value = isWithinBudget(figure) ? shown(figure) : `**${shown(figure)}**`
    return figure.budget && budgetsOf(what).length > 1 ? `${value}, ${budgetOf(figure)}` : value
  }
  const rows = [...new Set(named.map(({ page }) => page))].map((page) => {
    const ofIt = named.filter((one) => one.page === page)
    const cells = whats.map((what) => {
      const found = ofIt.find((one) => one.what === what)?.figure
      return found ? cellOf(found, what) : ''
    })
    return [page, ...cells, ofIt.flatMap(({ figure }) => figure.beside ?? []).join(', ')]
  })
  return table([['page', ...whats.map(headOf), 'beside'], ...rows])
}

function tableOf({ figures }: Section): string[] {
  if (figures.length > 1 && figures.every(({ name }) => ofPage.test(name))) return tableOfPages(figures)
  return table([
    ['figure', 'measured', 'budget', 'beside'],
    ...figures.map((figure) => [figure.name, shown(figure), budgetOf(figure), (figure.beside ?? []).join(', ')]),
  ])
}

/** docs/performance.md: what matters on a few lines, and a table per subject. `written` says when and on what. */
export function performancePage(sections: readonly Section[], written: string): string {
  const reasons = sections.flatMap(({ figures }) => figures.filter(({ reason }) => reason))
  return [
    '# Performance',
    '',
    `${written} Processor time is what compares; times per request also hold what else ran. “Bare” is`,
    '`node:http` with the same statements on the same data in the same run. What calls cost on 10,000 to 1,000,000 products',
    'stands in [scale.md](scale.md).',
    '',
    ...summary(sections),
    '',
    ...reasons.map(({ name, reason }) => `- ${name}: ${reason}.`),
    ...(reasons.length > 0 ? [''] : []),
    ...sections.flatMap((section) => [`## ${section.subject}`, '', ...tableOf(section), '']),
  ].join('\n')
}

/** Writes docs/performance.md of this run. */
export function writePage(sections: readonly Section[], machine: string): void {
  const on = new Date().toISOString().slice(0, 10)
  const written = `Written by \`npm run bench\`, last on ${on}: ${machine}, ${loadavg()[0]?.toFixed(1)} processes waiting or running at the end.`
  writeFileSync(
    join(import.meta.dirname, '..', '..', '..', 'docs', 'performance.md'),
    performancePage(sections, written),
  )
}
