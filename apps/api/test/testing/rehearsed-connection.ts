import { setImmediate } from 'node:timers/promises'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'

/**
 * Counted by PostgreSQL itself, so that what functions and triggers write counts too; a row that is only locked doesn't.
 * Rows that were rolled back stay in the count.
 */
const countOfRows = `(select coalesce(sum(pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
  + pg_stat_get_xact_tuples_deleted(oid)), 0)::int from pg_class
  where relkind = 'r' and relnamespace <> 'pg_catalog'::regnamespace) as rows`
/** What a transaction set for itself ends with it; a savepoint would keep it. */
const forgetScope = `set_config('app.user_id', '', true), set_config('app.tenant_id', '', true), set_config('app.scope', '', true)`
const savepoint = `savepoint rehearsal; select ${countOfRows}`
const steps: Record<string, string> = {
  begin: savepoint,
  commit: `release savepoint rehearsal; select ${forgetScope}, ${countOfRows}`,
  rollback: `rollback to savepoint rehearsal; select ${forgetScope}, ${countOfRows}`,
}

/** A connection of one transaction that is rolled back in the end; transactions inside of it become savepoints. */
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
    // What the connection wrote before may be in its count still.
    await this.#step(`begin; select ${countOfRows}`, false)
  }

  async query(first: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (this.#isOver) throw new Error('The rehearsal is over.')
    this.#underWay++
    try {
      const step = typeof first === 'string' ? steps[first] : undefined
      if (step) return await this.#step(step, first !== 'rollback')
      const { name, ...config }: QueryConfig = typeof first === 'string' ? { text: first } : first
      // Without its name: a changed text must not meet the statement that was prepared under it.
      const answer = await this.#client.query({ ...config, text: this.#rewrite(config.text) }, values)
      // That a session was seen is noted every five minutes, whatever becomes of the call.
      if (name === 'read_session') await this.#step(savepoint, false)
      return answer
    } finally {
      this.#underWay--
    }
  }

  /** Waits for what a call leaves behind it, a mail for instance, and counts what was written outside of transactions. */
  async settle(): Promise<void> {
    do await setImmediate()
    while (this.#underWay > 0)
    // Fails where a statement outside of a transaction did: then all is rolled back.
    await this.#step(savepoint, true).catch(() => {})
  }

  async close(): Promise<void> {
    this.#isOver = true
    await this.#client.query('rollback')
    this.#client.release()
  }

  async #step(text: string, areRowsKept: boolean): Promise<QueryResult> {
    // Two statements have two answers.
    const answers = (await this.#client.query(text)) as unknown as [QueryResult, QueryResult<{ rows: number }>]
    const rows = answers[1].rows[0]?.rows ?? 0
    if (areRowsKept && rows > this.#rows) this.hasWritten = true
    this.#rows = rows
    return answers[0]
  }
}
