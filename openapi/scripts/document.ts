/** The parts of the bundled document that the generators read. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

export interface Operation {
  readonly operationId: string
  readonly 'x-idempotent'?: boolean
}
