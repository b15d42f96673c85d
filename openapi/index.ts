/**
 * The contract's types: every schema by its name, and the inputs and results of operations. `npm run contract` writes
 * generated/.
 */
import type { components, operations } from './generated/types.ts'

export type * from './generated/types.ts'

type Schemas = components['schemas']

export type OperationId = keyof operations

/** The query parameters of an operation, as the client sends them. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>

/** The path parameters of an operation. */
export type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path } ? Path : never

/** The body of an operation: JSON, or form fields when it has a file. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : operations[Id] extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | undefined
    : never

type SuccessStatus = 200 | 201 | 202 | 204

/** The JSON answer of an operation when it succeeds. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & SuccessStatus]: operations[Id]['responses'][Status] extends {
    content: { 'application/json': infer Body }
  }
    ? Body
    : undefined
}[keyof operations[Id]['responses'] & SuccessStatus]

/** A schema of the contract by its name. */
export type SchemaOf<Name extends keyof Schemas> = Schemas[Name]
