import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgets } from './budgets.ts'
import type { Figure } from './report.ts'

interface Span {
  /** Milliseconds since 1970. */
  startTime: number
  endTime: number
}

/** The fields used of the summary of `turbo run test --summarize`. */
interface RunSummary {
  execution: Span & { attempted: number; success: number }
  tasks: { taskId: string; task: string; execution?: Span }[]
  scm: { sha: string }
}

const root = join(import.meta.dirname, '..', '..', '..')
const minutes = ({ startTime, endTime }: Span) => (endTime - startTime) / 60_000

/** Returns the durations of the suites in the last complete, successful `npm test`; empty without one. */
export function measureTestTimes(): Figure[] {
  const [last] = globSync('.turbo/runs/*.json', { cwd: root })
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as RunSummary)
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

/** Shorter runs leave at least one of these out. */
const longSuites = ['@chonoi/api#test', '@chonoi/ui#test', '@chonoi/e2e#test']
const isWholeRun = ({ execution: { attempted, success }, tasks }: RunSummary) =>
  success === attempted && longSuites.every((suite) => tasks.some(({ taskId }) => taskId === suite))
