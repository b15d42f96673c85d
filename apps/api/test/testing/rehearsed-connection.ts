import { setImmediate } from 'node:timers/promises'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'

/**
 * Counts rows by PostgreSQL's statistics, so that writes by functions and triggers count and locks don't. Rolled-back
 * rows stay in the count.
 */
const countOfRows = `(select coalesce(sum(pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
  + pg_stat_get_xact_tuples_deleted(oid)), 0)::int from pg_class
  where relkind = 'r' and relnamespace <> 'pg_catalog'::regnamespace) as rows`
const growthOfTables = `select relname as name,
  (pg_stat_get_xact_tuples_inserted(oid) - pg_stat_get_xact_tuples_deleted(oid))::int as rows from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace
    and pg_stat_get_xact_tuples_inserted(oid) <> pg_stat_get_xact_tuples_deleted(oid)`
/** Resets transaction-local settings, which a savepoint would keep. */
const forgetScope = `set_config('app.user_id', '', true), set_config('app.tenant_id', '', true), set_config('app.scope', '', true)`
const savepoint = `savepoint rehearsal; select ${countOfRows}`
const steps: Record<string, string> = {
  begin: savepoint,
  commit: `release savepoint rehearsal; select ${forgetScope}, ${countOfRows}`,
  rollback: `rollback to savepoint rehearsal; select ${forgetScope}, ${countOfRows}`,
}

/** A connection with one transaction that is rolled back at the end. Its inner transactions become savepoints. */
export class RehearsedConnection {
  /** Whether rows were written and not rolled back. */
  hasWritten = false
  readonly #client: PoolClient
  readonly #rewrite: (text: string) => string
  #rows = 0
  #underWay = 0
  #isOver = false

  constructor(client: PoolClient, rewrite: (text: string) => string) {
    this.#client = client
    this.#rewrite = rewrite
  }

  async open(): Promise<void> {
    // The count may still include earlier writes of the connection.
    await this.#step(`begin; select ${countOfRows}`, false)
  }

  /** Opens a transaction whose growth can be asked for: what earlier ones of the connection counted is written down before. */
  async openForGrowth(): Promise<void> {
    await this.#client.query('select pg_stat_force_next_flush()')
    await this.open()
  }

  /**
   * Returns the rows that were added to each table, fewer than none where some were removed. What is left to the commit, as links of
   * audit chains, is done before.
   */
  async growth(): Promise<Record<string, number>> {
    await this.#client.query('set constraints all immediate')
    const { rows } = await this.#client.query<{ name: string; rows: number }>(growthOfTables)
    return Object.fromEntries(rows.map(({ name, rows: added }) => [name, added]))
  }

  async query(first: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (this.#isOver) throw new Error('The rehearsal is over.')
    this.#underWay++
    try {
      const step = typeof first === 'string' ? steps[first] : undefined
      if (step) return await this.#step(step, first !== 'rollback')
      const { name, ...config }: QueryConfig = typeof first === 'string' ? { text: first } : first
      // Drops the name, because rewritten text must not reuse the statement prepared under it.
      const answer = await this.#client.query({ ...config, text: this.#rewrite(config.text) }, values)
      // The session's last use is updated every five minutes, independently of the call.
      if (name === 'read_session_and_factor') await this.#step(savepoint, false)
      return answer
    } finally {
      this.#underWay--
    }
  }

  /** Waits for background work of a call, such as a mail, and counts writes outside of transactions. */
  async settle(): Promise<void> {
    do await setImmediate()
    while (this.#underWay > 0)
    // Fails after a failed statement outside of a transaction. Then everything is rolled back.
    await this.#step(savepoint, true).catch(() => {})
  }

  async close(): Promise<void> {
    this.#isOver = true
    await this.#client.query('rollback')
    this.#client.release()
  }

  async #step(text: string, areRowsKept: boolean): Promise<QueryResult> {
    // Two statements return two results.
    const answers = (await this.#client.query(text)) as unknown as [QueryResult, QueryResult<{ rows: number }>]
    const rows = answers[1].rows[0]?.rows ?? 0
    if (areRowsKept && rows > this.#rows) this.hasWritten = true
    this.#rows = rows
    return answers[0]
  }
}
