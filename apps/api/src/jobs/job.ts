import type { Database } from '../database/database.ts'
import type { Ports } from '../ports/ports.ts'

/** Context of a job. It runs as the server itself. */
export interface JobTools {
  database: Database
  ports: Ports
}
