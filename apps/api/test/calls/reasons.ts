/** Reasons why an operation or field can't reach a stranger's row even without row-level security. */
export const reasonsToReachNobody = {
  onTheSite: 'reads only views that hold what is on the site',
  byToken: 'reads and writes only what the token names',
  nobodys: 'reads and writes nothing that belongs to anybody',
  ofTheSame: 'is looked up only among the rows of the one that the path names',
  byRole: 'is refused by the role that the caller has in the tenant',
  ofTheTenant: 'reads and changes only rows of the current tenant',
  later: 'tells of rows after it was answered',
  ofTheCaller: 'reads and changes only rows of the caller, by the condition of its statement',
  byServer: 'is looked up by the server itself, which row-level security lets see everything',
} as const

/** Reasons why the plan of a read isn't checked on a large market. */
export const reasonsNotToWatch = {
  oneRow: 'one row by its key, and what belongs to it',
  few: 'rows of which one person or product has few',
  noTable: 'no row of a market',
  sums: 'sums over everything, for administrators now and then: it grows with the market',
} as const
