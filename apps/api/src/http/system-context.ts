import type { Database } from '../database/database.ts'
import { type Scope, systemScope } from '../database/scope.ts'
import type { Ports } from '../ports/ports.ts'
import { RequestContext } from './context.ts'

/** The context of a job: nobody is signed in, and every step runs as the server itself. */
export class SystemContext extends RequestContext {
  constructor(ports: Ports, database: Database, name: string) {
    super(ports, database, { requestId: `job-${name}`, address: '127.0.0.1', userAgent: '', language: 'vi' }, null)
  }

  override get scope(): Scope {
    return systemScope
  }
}
