import type { Database } from '../database/database.ts'
import type { Ports } from '../ports/ports.ts'

/** What a job works with. It acts as the server itself, on nobody's behalf. */
export interface JobTools {
  database: Database
  ports: Pick<Ports, 'log' | 'now' | 'mailer' | 'publicUrl'>
}
