import type { FieldProblem, ProblemCode } from '@chonoi/contract'
import type { Decision, FieldProblem as RuleProblem, Validator } from '@chonoi/domain'

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

/** Goes on when the rule allows it, else fails with the rule's reason. */
export function enforce(decision: Decision): void {
  if (!decision.allowed) throw new Failure(decision.because)
}

/** A 422 that names the fields. */
export function refuseFields(fields: readonly FieldProblem[]): never {
  throw new Failure('request.invalid', { fields })
}

/** The row, or a 404: also for what exists but isn't the caller's to see. */
export function found<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new Failure('resource.not_found')
  return row
}

/** What a rule of the domain found wrong, as the contract names it. */
export function toFieldProblems(wrong: readonly RuleProblem[]): FieldProblem[] {
  return wrong.map(({ field, code, params }) => ({ path: field, code, ...(params && { params: { ...params } }) }))
}

/** Holds a value against a form's rules of the domain; a 422 names what is wrong (API-16). */
export function enforceForm<Form>(validate: Validator<Form>, form: Form): void {
  const wrong = validate(form)
  if (wrong.length > 0) refuseFields(toFieldProblems(wrong))
}
