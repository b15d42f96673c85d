import type { Actor } from '@chonoi/domain'
import { type Database, type Queries } from '../database/database.ts'
import { inScope, isSameScope, type OpenTransaction, type Scope, systemScope, visitorScope } from '../database/scope.ts'
import type { Ports } from '../ports/ports.ts'
import { mayRunAgain } from './database-failure.ts'
import { Failure } from './failure.ts'

/** The signed-in person, their session and current tenant. */
export interface Person extends Actor {
  email: string
  firstName: string
  lastName: string
  sessionId: string
  /** A platform administrator acting in the platform tenant sees every tenant's rows. */
  actsForPlatform: boolean
  /** Staff of the current tenant work with its rows. Its customers see only their own. */
  worksInTenant: boolean
  /** They work in the back office, and the second factor demanded of them isn't set up: they act as a customer. */
  mustSetUpTwoFactor: boolean
}

export interface RequestFacts {
  requestId: string
  address: string
  userAgent: string
  language: 'vi' | 'en'
  /** Aborted once whoever asked is gone: then nobody reads the answer. Absent in jobs. */
  readonly signal?: AbortSignal
}

type Work<T> = (queries: Queries) => Promise<T>
const maxRuns = 3

/** Everything that a verb may use. One per request or job. */
export class RequestContext {
  readonly ports: Ports
  readonly database: Database
  readonly facts: RequestFacts
  readonly actor: Person | null
  #open: OpenTransaction | undefined
  #isRunning = false
  #afterCommit: (() => Promise<void>)[] = []

  constructor(ports: Ports, database: Database, facts: RequestFacts, actor: Person | null) {
    this.ports = ports
    this.database = database
    this.facts = facts
    this.actor = actor
  }

  /** The signed-in person. Fails with 401 for a visitor. */
  get person(): Person {
    if (!this.actor) throw new Failure('auth.unauthenticated')
    return this.actor
  }

  /** The current tenant. Fails with 403 when there is none. */
  get tenantId(): string {
    const { tenantId } = this.person
    if (!tenantId) throw new Failure('auth.tenant_forbidden')
    return tenantId
  }

  get scope(): Scope {
    if (!this.actor) return visitorScope
    return {
      userId: this.actor.id,
      tenantId: this.actor.worksInTenant ? this.actor.tenantId : null,
      reach: this.actor.actsForPlatform ? 'platform' : 'person',
    }
  }

  /** Queries on public data, without a transaction. */
  get visitor(): Queries {
    return this.database.visitor
  }

  /** Runs in a transaction of the actor. Joins an open one. */
  transaction<T>(work: Work<T>): Promise<T> {
    return this.#inScope(this.scope, work)
  }

  /** Runs as the server itself, for work that no person's rights cover, such as sign-in or notifying somebody else. */
  asSystem<T>(work: Work<T>): Promise<T> {
    return this.#inScope({ ...systemScope, userId: this.actor?.id ?? null }, work)
  }

  /** Runs a step of the open transaction for a tenant, such as the shop from which a customer orders. */
  async asTenant<T>(tenantId: string, work: Work<T>): Promise<T> {
    if (!this.#open) throw new Error('Only a step of an open transaction runs on behalf of a tenant.')
    return this.#inScope({ ...this.scope, tenantId }, work)
  }

  /** Runs after commit. Skipped on rollback. */
  afterCommit(effect: () => Promise<void>): void {
    this.#afterCommit.push(effect)
  }

  async #inScope<T>(scope: Scope, work: Work<T>): Promise<T> {
    const outer = this.#open
    if (!outer) return this.#run(scope, work)
    if (isSameScope(outer.scope, scope)) return work(outer.queries)
    return outer.switchScope(scope, async (inner) => {
      this.#open = inner
      try {
        return await work(inner.queries)
      } finally {
        this.#open = outer
      }
    })
  }

  /** A failing effect is logged. The call succeeds, because its transaction is committed. */
  async #runEffects(): Promise<void> {
    for (const effect of this.#afterCommit.splice(0)) {
      await effect().catch((err: unknown) =>
        this.ports.log.error({ requestId: this.facts.requestId, err }, 'what follows a commit failed'),
      )
    }
  }

  async #run<T>(scope: Scope, work: Work<T>): Promise<T> {
    if (this.#isRunning) throw new Error('A request has one transaction at a time.')
    this.#isRunning = true
    const answer = await this.#runUntilWhole(scope, work).finally(() => (this.#isRunning = false))
    await this.#runEffects()
    return answer
  }

  async #runUntilWhole<T>(scope: Scope, work: Work<T>): Promise<T> {
    for (let run = 1; ; run++) {
      try {
        return await inScope(this.database, scope, (open) => {
          this.#open = open
          return work(open.queries)
        })
      } catch (thrown) {
        this.#afterCommit = []
        if (run === maxRuns || !mayRunAgain(thrown)) throw thrown
      } finally {
        this.#open = undefined
      }
    }
  }
}
