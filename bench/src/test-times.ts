import { globSync, readFileSync } from 'node:fs'
import { budgets } from './budgets.ts'
import type { Figure } from './report.ts'

interface Span {
  /** Milliseconds since 1970. */
  startTime: number
  endTime: number
}

/** What `turbo run test --summarize` leaves of a run, as far as it is read here. */
export interface RunSummary {
  execution: Span & { command: string; attempted: number; success: number }
  tasks: { taskId: string; task: string; execution?: Span }[]
  scm: { sha: string }
}

const root = new URL('../..', import.meta.url).pathname
const minutes = ({ startTime, endTime }: Span) => (endTime - startTime) / 60_000

/** How long the last `npm test` took that ran all of its tests and passed, if one is remembered in `folder`. */
export function measureTestTimes(folder = root): Figure[] {
  const [last] = globSync('.turbo/runs/*.json', { cwd: folder })
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as RunSummary)
    .filter(isWholeRun)
    .sort((one, other) => other.execution.endTime - one.execution.endTime)
  if (!last) return []
  const suites = last.tasks.filter(({ task }) => task === 'test')
  const on = new Date(last.execution.endTime).toISOString().slice(0, 10)
  return [
    {
      name: 'all suites of npm test',
      value: minutes(last.execution),
      unit: 'min',
      budget: { limit: budgets.testMinutes, is: 'at most' },
      beside: [`on ${on}`, `commit ${last.scm.sha.slice(0, 7)}`],
    },
    ...suites
      .map(({ taskId, execution }) => ({ taskId, took: execution ? minutes(execution) : 0 }))
      .sort((one, other) => other.took - one.took)
      .map(({ taskId, took }) => ({ name: `suite ${taskId.replace(/#test$/, '')}`, value: took, unit: 'min' })),
  ]
}

/** The suite of the journeys is the one that shorter runs leave out. */
const isWholeRun = ({ execution: { attempted, success }, tasks }: RunSummary) =>
  attempted > 0 && success === attempted && tasks.some(({ taskId }) => taskId === '@chonoi/e2e#test')
