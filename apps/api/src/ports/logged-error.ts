/** An error as it is logged: what failed and where, without the values that it failed on. */
export interface LoggedError {
  type: string
  message: string
  code?: string
  constraint?: string
  stack?: string
  cause?: LoggedError
}

/** Deeper causes are left out; an error may be its own cause. */
const maxDepth = 4

/**
 * Keeps the known fields of an error. The others, such as the parameters of a statement, the row of a violated key and
 * the recipients of a mail, belong to somebody.
 */
export function loggedError(thrown: unknown, depth: number = maxDepth): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: withoutValues(String(thrown)) }
  const { code, constraint } = thrown as { code?: unknown; constraint?: unknown }
  return {
    type: thrown.name,
    message: thrown instanceof SyntaxError ? 'not as its format asks' : withoutValues(thrown.message),
    ...(isName(code) && { code }),
    ...(isName(constraint) && { constraint }),
    stack: placesOf(thrown),
    ...(thrown.cause !== undefined && depth > 0 && { cause: loggedError(thrown.cause, depth - 1) }),
  }
}

const isName = (value: unknown): value is string => typeof value === 'string' && /^\w{1,63}$/.test(value)

/** The stack without its first lines, which repeat the message. */
const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')

const values: readonly (readonly [RegExp, string])[] = [
  // A failed statement is followed by its parameters, and a value of a wrong form stands at the end.
  [/\nparams: .*$/s, ''],
  [/: ".*"$/s, ': "…"'],
  [/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…@…'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…'],
  // A phone or an account number, in groups or not.
  [/\+?\d(?:[ -]?\d){7,}/g, '…'],
]

const withoutValues = (text: string): string =>
  values.reduce((left, [pattern, stand]) => left.replace(pattern, stand), text)
