import type pg from 'pg'
import { serveContract } from '../../src/http/serve-contract.ts'
import { handlers } from '../../src/modules/handlers.ts'
import { type TestApi, useTestApi } from '../testing/test-api.ts'
import { patience } from './race.ts'
import { meetInPairs } from './meet-in-pairs.ts'
import { rewriting } from './rewriting-database.ts'

/** Takes a guard out, in a test's own database or in the statements on their way there; never in the product. */
export interface Weakening {
  /** Takes it out of the test's own database. */
  inDatabase?: (owner: pg.Pool) => Promise<unknown>
  /** Takes it out of every statement that the server sends. */
  inStatement?: (text: string) => string
  /** Two transactions that send a statement it changes go on only when both have their answer. */
  meets?: boolean
}

export interface Stage {
  server: TestApi
  /** The statements that were changed on their way. */
  changed: ReadonlySet<string>
}

/** A real API on a database of its own, without what is taken out. */
export function useStage(weakenings: readonly Weakening[] = []): Stage {
  const changed = new Set<string>()
  const rewrite = (text: string) => {
    const after = weakenings.reduce((before, { inStatement }) => inStatement?.(before) ?? before, text)
    if (after !== text) changed.add(text)
    return after
  }
  const server = useTestApi(undefined, {
    patience,
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
