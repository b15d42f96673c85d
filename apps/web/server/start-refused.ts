/** A problem the operator must fix: printed as one line, exit code 1. */
export class StartRefused extends Error {}
