// Writes the table of the long forms' last runs, between two markers in docs/reliability.md.
import { stripVTControlCharacters } from 'node:util'

const [start, end] = ['<!-- long forms: written by npm run test:long -->', '<!-- end of long forms -->']
const head = ['| package | last run | minutes | outcome | figures |', '| --- | --- | --- | --- | --- |']

/**
 * Returns the figures in a run's output: lines starting with `[figures]`, else the numbers of passed and failed tests.
 */
export function figuresIn(output) {
  const lines = stripVTControlCharacters(output).split('\n')
  const told = lines.flatMap((line) => /\[figures\] (.+)/.exec(line)?.[1].trim() ?? [])
  const count = (what) =>
    lines.reduce(
      (sum, line) => sum + Number(new RegExp(`(?:Tests .*?|^(?:@\\S+ )?\\s*)(\\d+) ${what}\\b`).exec(line)?.[1] ?? 0),
      0,
    )
  const [passed, failed] = [count('passed'), count('failed')]
  return [...told, `${passed} tests passed${failed > 0 ? `, ${failed} failed` : ''}`].join('; ')
}

/** Returns the page with the given rows in its table. Rows of other packages are unchanged. */
export function withRows(page, rows) {
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < 0) throw new Error(`The page has no line "${start}" or none "${end}".`)
  const kept = new Map(
    page
      .slice(from, to)
      .split('\n')
      .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| package'))
      .map((line) => [line.split('|')[1].trim(), line]),
  )
  for (const { name, date, minutes, outcome, figures } of rows)
    kept.set(name, `| ${[name, date, minutes.toFixed(1), outcome, figures.replaceAll('|', '/')].join(' | ')} |`)
  const table = [...head, ...[...kept].sort(([one], [other]) => one.localeCompare(other)).map(([, line]) => line)]
  return `${page.slice(0, from)}${start}\n\n${table.join('\n')}\n\n${page.slice(to)}`
}

/**
 * The long forms that are asked for, among packages with the commands of their `test:long`: all of a package (`web`), one of its
 * own (`web:pooler`), or those of every package when none is named.
 */
export function formsAmong(packages, wanted) {
  const named = packages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const single = wanted.flatMap((one) => {
    const [name, script] = one.split(':')
    const own = packages.find((each) => each.name === name)
    const isOwn = script && own?.command.split(/[^\w-]+/).includes(script)
    return isOwn ? [{ name: one, filter: `@chonoi/${name}`, script }] : []
  })
  return [...named.map(({ name }) => ({ name, filter: `@chonoi/${name}` })), ...single]
}
