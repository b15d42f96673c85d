/** Something the person who starts the site must mend: printed as one line, exit 1. */
export class StartRefused extends Error {}
