import type { ProblemCode } from '@chonoi/contract'
import type { Decision, FieldProblem, Validator } from '@chonoi/domain'

/** A refusal with a code of the contract. Everything a verb throws on purpose is one of these. */
export class Failure extends Error {
  readonly code: ProblemCode
  readonly fields: readonly FieldProblem[] | undefined
  readonly details: Record<string, unknown> | undefined

  constructor(code: ProblemCode, more: { fields?: readonly FieldProblem[]; details?: Record<string, unknown> } = {}) {
    super(code)
    this.name = 'Failure'
    this.code = code
    this.fields = more.fields
    this.details = more.details
  }
}

/** Fails with the rule's reason unless the rule allows it. */
export function enforce(decision: Decision): void {
  if (!decision.allowed) throw new Failure(decision.because)
}

/** Fails with a 422 that names the fields. */
export function refuseFields(fields: readonly FieldProblem[]): never {
  throw new Failure('request.invalid', { fields })
}

/** Returns the row or fails with 404, also when it exists but is not visible to the caller. */
export function found<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new Failure('resource.not_found')
  return row
}

/** Validates a form by rules of the domain; fails with a 422 that names every wrong field (API-16). */
export function enforceForm<Form>(validate: Validator<Form>, form: Form): void {
  const problems = validate(form)
  if (problems.length > 0) refuseFields(problems)
}
