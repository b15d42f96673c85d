import type pg from 'pg'

/** A statement that the server sent, and how the database would go about it. */
export interface SentStatement {
  text: string
  plan: PlanNode
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  /** What it is to the step above it; a subplan answers a condition of that one. */
  'Parent Relationship'?: string
  Plans?: PlanNode[]
}

interface Explained {
  'QUERY PLAN': [{ Plan: PlanNode }]
}

const reads = /^\s*(?:select|with)\b/i
const settings = /set_config\(/

export interface PlanWatch {
  /** Does the work and answers what was read meanwhile, each explained in the very transaction that sent it. */
  during(work: () => Promise<unknown>): Promise<SentStatement[]>
}

/** Listens on every connection of a pool. What is watched is what the handlers send, not a copy of it. */
export function watchPlans(pool: pg.Pool): PlanWatch {
  let sent: Promise<SentStatement>[] | undefined
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const send = client.query.bind(client) as (...given: unknown[]) => Promise<pg.QueryResult<Explained>>
    const query = (...given: unknown[]) => {
      const [first, second] = given
      const { text, values } =
        typeof first === 'string' ? { text: first, values: undefined } : (first as pg.QueryConfig)
      if (sent && reads.test(text) && !settings.test(text)) {
        const explained = send(`explain (format json) ${text}`, values ?? (Array.isArray(second) ? second : []))
        sent.push(explained.then(({ rows: [row] }) => ({ text, plan: planOf(row) })))
      }
      return send(...given)
    }
    Object.assign(client, { query })
  })
  return {
    async during(work) {
      const own: Promise<SentStatement>[] = []
      sent = own
      try {
        await work()
      } finally {
        sent = undefined
      }
      return Promise.all(own)
    },
  }
}

function planOf(row: Explained | undefined): PlanNode {
  const plan = row?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('no plan')
  return plan
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** An `exists` may be answered by all that it could find, read along an index from end to end. */
const isWhole = (node: PlanNode): boolean =>
  node['Node Type'] === 'Seq Scan' ||
  (node['Parent Relationship'] === 'SubPlan' && node['Node Type'].startsWith('Index') && !node['Index Cond'])

/** Tables that statements read from their first row to their last. */
export const readWhole = (statements: readonly SentStatement[]): string[] =>
  statements
    .flatMap(({ plan }) => nodesOf(plan))
    .filter(isWhole)
    .map((node) => node['Relation Name'] ?? '')

export const indexesOf = (statements: readonly SentStatement[]): string[] =>
  statements.flatMap(({ plan }) => nodesOf(plan)).flatMap((node) => node['Index Name'] ?? [])

/** Whether a statement only says how many there are. */
export const isCount = ({ text }: SentStatement): boolean => /^\s*select count\(\*\) from/i.test(text)

/** Kinds of steps of the first statement: what a page of a list costs. */
export const stepsOf = (statements: readonly SentStatement[]): string[] =>
  statements.slice(0, 1).flatMap(({ plan }) => nodesOf(plan).map((node) => node['Node Type']))
