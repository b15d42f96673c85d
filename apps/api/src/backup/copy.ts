import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'

/** What node-postgres adds for COPY to a connection; its types leave it out. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

const batchBytes = 65_536

/**
 * The rows of `copy … to stdout` as a stream, one message of the server a row. A reader that is slower than the server
 * stops the connection, so memory stays the same however large the table is.
 */
export class CopyOut extends Readable implements pg.Submittable {
  rows = 0
  readonly #statement: string
  #connection: pg.Connection | undefined
  #batch: Buffer[] = []
  #batchedBytes = 0

  constructor(statement: string) {
    super({ highWaterMark: 4 * batchBytes })
    this.#statement = statement
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection
    connection.query(this.#statement)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.rows++
    // Copied, because the parser uses its buffer again.
    this.#batch.push(Buffer.from(chunk))
    this.#batchedBytes += chunk.length
    if (this.#batchedBytes >= batchBytes) this.#flush()
  }

  handleCommandComplete(): void {
    this.#flush()
  }

  handleReadyForQuery(): void {
    this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#connection?.stream.resume()
    done(error)
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#batch)
    this.#batch = []
    this.#batchedBytes = 0
    if (bytes.length > 0 && !this.destroyed && !this.push(bytes)) this.#connection?.stream.pause()
  }
}

class CopyIn implements pg.Submittable {
  readonly #statement: string
  readonly #source: AsyncIterable<Buffer>
  readonly #settle: { resolve(rows: number): void; reject(error: unknown): void }
  #rows = 0
  #failure: unknown

  constructor(
    statement: string,
    source: AsyncIterable<Buffer>,
    settle: { resolve(rows: number): void; reject(error: unknown): void },
  ) {
    this.#statement = statement
    this.#source = source
    this.#settle = settle
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(text.split(' ')[1])
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#settle.resolve(this.#rows)
  }

  handleError(error: Error): void {
    this.#failure ??= error
    this.#settle.reject(this.#failure)
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#source) {
        if (this.#failure !== undefined) return
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
      }
      connection.endCopyFrom()
    } catch (error) {
      // The server answers it with an error, which ends the statement.
      this.#failure ??= error
      connection.sendCopyFail('the source could not be read')
    }
  }
}

/** Writes rows by `copy … from stdin` and returns their number. */
export function copyIn(client: pg.ClientBase, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(statement, source, { resolve, reject }))
  })
}
