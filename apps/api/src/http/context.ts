import type { Actor } from '@chonoi/domain'
import { type Database, type Queries } from '../database/database.ts'
import { inScope, type OpenTransaction, type Scope, systemScope, visitorScope } from '../database/scope.ts'
import type { Ports } from '../ports/ports.ts'
import { mayRunAgain } from './database-failure.ts'
import { Failure } from './failure.ts'

/** Who is signed in, in which session, acting in which tenant. */
export interface Person extends Actor {
  email: string
  firstName: string
  lastName: string
  sessionId: string
  /** A platform administrator acting in the platform tenant: sees every tenant's rows. */
  actsForPlatform: boolean
  /** They work in the current tenant, so its rows are theirs to work with; its customers see their own rows only. */
  worksInTenant: boolean
}

export interface RequestFacts {
  requestId: string
  address: string
  userAgent: string
  language: 'vi' | 'en'
}

type Work<T> = (queries: Queries, open: OpenTransaction) => Promise<T>
const mostRuns = 3

/** Everything a verb may use. One per request, or per job. */
export class RequestContext {
  readonly ports: Ports
  readonly database: Database
  readonly facts: RequestFacts
  readonly actor: Person | null
  #open: OpenTransaction | undefined
  #current: Scope | undefined
  #afterCommit: (() => Promise<void>)[] = []

  constructor(ports: Ports, database: Database, facts: RequestFacts, actor: Person | null) {
    this.ports = ports
    this.database = database
    this.facts = facts
    this.actor = actor
  }

  /** The one who is signed in; a 401 for a visitor. */
  get person(): Person {
    if (!this.actor) throw new Failure('auth.unauthenticated')
    return this.actor
  }

  /** The tenant acted in; a 403 when there is none. */
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

  /** Queries over what everybody may see, without a transaction. */
  get visitor(): Queries {
    return this.database.visitor
  }

  /** Runs in one transaction of the actor; joins the one that is open. */
  transaction<T>(work: Work<T>): Promise<T> {
    return this.#open ? work(this.#open.queries, this.#open) : this.#run(this.scope, work)
  }

  /** Runs as the server itself, for what nobody's own rights cover (sign-in, a notice to somebody else). */
  async asSystem<T>(work: Work<T>): Promise<T> {
    if (!this.#open) return this.#run({ ...systemScope, userId: this.actor?.id ?? null }, work)
    return this.#become({ ...systemScope, userId: this.actor?.id ?? null }, work)
  }

  /** Runs a step of the open transaction on behalf of a tenant, e.g. the shop whose order a buyer makes. */
  asTenant<T>(tenantId: string, work: Work<T>): Promise<T> {
    return this.#become({ ...this.scope, tenantId }, work)
  }

  /** Runs once the transaction is committed, and not at all when it is rolled back. */
  afterCommit(effect: () => Promise<void>): void {
    this.#afterCommit.push(effect)
  }

  async #become<T>(scope: Scope, work: Work<T>): Promise<T> {
    const open = this.#open
    if (!open) throw new Error('Only an open transaction goes on as another scope.')
    const before = this.#current ?? this.scope
    await open.become(scope)
    this.#current = scope
    const answer = await work(open.queries, open)
    await open.become(before)
    this.#current = before
    return answer
  }

  /** What is committed stays so: an effect that fails is logged, and the call has succeeded. */
  async #runEffects(): Promise<void> {
    for (const effect of this.#afterCommit.splice(0)) {
      await effect().catch((err: unknown) =>
        this.ports.log.error({ requestId: this.facts.requestId, err }, 'what follows a commit failed'),
      )
    }
  }

  async #run<T>(scope: Scope, work: Work<T>): Promise<T> {
    for (let run = 1; ; run++) {
      try {
        const answer = await inScope(this.database, scope, async (open) => {
          this.#open = open
          this.#current = scope
          return work(open.queries, open)
        })
        this.#open = undefined
        await this.#runEffects()
        return answer
      } catch (thrown) {
        this.#open = undefined
        this.#afterCommit = []
        if (run === mostRuns || !mayRunAgain(thrown)) throw thrown
      }
    }
  }
}
