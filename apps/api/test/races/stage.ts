import type pg from 'pg'
import { serveContract } from '../../src/http/serve-contract.ts'
import { handlers } from '../../src/modules/handlers.ts'
import { realPasswords, type TestApi, useTestApi } from '../testing/test-api.ts'
import { meetInPairs } from './meet-in-pairs.ts'
import { rewriting } from './rewriting-database.ts'

/** Removes a guard in a test's own database or in its statements; never in the product. */
export interface Weakening {
  /** Removes it from the test's database. */
  inDatabase?: (owner: pg.Pool) => Promise<unknown>
  /** Removes it from every statement that the server sends. */
  inStatement?: (text: string) => string
  /** Two transactions with rewritten statements continue only when both have their answers. */
  meets?: boolean
}

export interface Stage {
  server: TestApi
  /** Statements that were rewritten. */
  changed: ReadonlySet<string>
}

/** Starts a real API on its own database, without the removed guards. */
export function useStage(
  weakenings: readonly Weakening[] = [],
  change: Parameters<typeof useTestApi>[0] = realPasswords,
): Stage {
  const changed = new Set<string>()
  const rewrite = (text: string) => {
    const after = weakenings.reduce((before, { inStatement }) => inStatement?.(before) ?? before, text)
    if (after !== text) changed.add(text)
    return after
  }
  const server = useTestApi(change, {
    async prepare(owner) {
      for (const { inDatabase } of weakenings) await inDatabase?.(owner)
    },
    wrap(api) {
      const meeting = weakenings.filter(({ meets }) => meets)
      const isMet = (text: string) => meeting.some(({ inStatement }) => inStatement?.(text) !== text)
      const meet = meetInPairs()
      const database = rewriting(api.database, rewrite, async (text) => (isMet(text) ? meet() : undefined))
      const app = serveContract({ database, ports: api.ports, handlers, checksAnswers: true })
      return { ...api, database, fetch: async (request, connection = {}) => app.fetch(request, connection) }
    },
  })
  return { server, changed }
}
