import type pg from 'pg'

/** A statement that the server sent, with its query plan. */
export interface SentStatement {
  text: string
  plan: PlanNode
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  /** Relationship to the parent node. A subplan evaluates a condition of its parent. */
  'Parent Relationship'?: string
  Plans?: PlanNode[]
}

interface Explained {
  'QUERY PLAN': [{ Plan: PlanNode }]
}

const reads = /^\s*(?:select|with)\b/i
const settings = /set_config\(/
/** Whether the platform is open: asked ahead of a handler when the last answer is two seconds old (http/maintenance.ts). */
const maintenance = /^\s*select [^()]* from "platform_settings"\s*$/i

export interface PlanWatch {
  /** Runs the work and returns the statements that it read with in every run, each explained in its own transaction. */
  during(work: () => Promise<unknown>): Promise<SentStatement[]>
}

/** Watches every connection of a pool, so that the handlers' real statements are explained. */
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
      if (sent && reads.test(text) && !settings.test(text) && !maintenance.test(text)) {
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

/** Whether a node scans a whole table. An `exists` may be evaluated by reading an index from end to end. */
const isWhole = (node: PlanNode): boolean =>
  node['Node Type'] === 'Seq Scan' ||
  (node['Parent Relationship'] === 'SubPlan' && node['Node Type'].startsWith('Index') && !node['Index Cond'])

/** Returns the tables that statements scan whole. */
export const readWhole = (statements: readonly SentStatement[]): string[] =>
  statements
    .flatMap(({ plan }) => nodesOf(plan))
    .filter(isWhole)
    .map((node) => node['Relation Name'] ?? '')

export const indexesOf = (statements: readonly SentStatement[]): string[] =>
  statements.flatMap(({ plan }) => nodesOf(plan)).flatMap((node) => node['Index Name'] ?? [])

export const tablesOf = (statements: readonly SentStatement[]): string[] =>
  statements.flatMap(({ plan }) => nodesOf(plan)).flatMap((node) => node['Relation Name'] ?? [])

/**
 * Whether a statement says itself of which tenant it asks. What row-level security adds doesn't count: nothing that spreads
 * tenants over servers reads it.
 */
export const namesTenant = ({ text }: SentStatement): boolean =>
  /\btenant_id"? (?:= (?:\$\d|any|\()|in \(\$\d|is not distinct from \$\d)/i.test(text)

/** Whether a statement only counts rows. */
export const isCount = ({ text }: SentStatement): boolean => /^\s*select count\(\*\) from/i.test(text)

/** Returns the node types of the first statement, which reads the page of a list. */
export const stepsOf = (statements: readonly SentStatement[]): string[] =>
  statements.slice(0, 1).flatMap(({ plan }) => nodesOf(plan).map((node) => node['Node Type']))
