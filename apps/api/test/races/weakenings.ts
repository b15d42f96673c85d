import type { Weakening } from './stage.ts'

/** Removes a part of a database function's text. */
export const withoutInFunction = (name: string, part: string, instead = ''): Weakening => ({
  async inDatabase(owner) {
    const { rows } = await owner.query<{ definition: string }>('select pg_get_functiondef($1::regproc) as definition', [
      name,
    ])
    const definition = rows[0]?.definition ?? ''
    if (!definition.includes(part)) throw new Error(`${name} has no such part: ${part}`)
    await owner.query(definition.replace(part, instead))
  },
})

/** Drops a table's constraints or unique indexes whose definition contains a text. */
export const withoutConstraint = (table: string, holding: string): Weakening => ({
  async inDatabase(owner) {
    const { rows } = await owner.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = $1::regclass and strpos(pg_get_constraintdef(oid), $2) > 0`,
      [table, holding],
    )
    if (rows.length === 0) throw new Error(`${table} has no such constraint: ${holding}`)
    for (const { name } of rows) await owner.query(`alter table ${table} drop constraint ${name}`)
  },
})

export const withoutIndex = (name: string): Weakening => ({ inDatabase: (owner) => owner.query(`drop index ${name}`) })

/** Reads a table's rows without locking them, in two transactions before either continues. */
export const withoutLockOn = (table: string): Weakening => ({
  meets: true,
  inStatement: (text) =>
    text.includes(` from "${table}"`) ? text.replace(/ for (?:(?:no key )?update|share)$/, '') : text,
})

/** Removes a part of statements. */
export const withoutInStatement = (part: string, instead = ''): Weakening => ({
  inStatement: (text) => text.replace(part, instead),
})

/** Slows down changes of a table, so that others can read it in between. Removes no guard by itself. */
export const slowUpdatesOf = (table: string): Weakening => ({
  inDatabase: (owner) =>
    owner.query(`
      create function take_time() returns trigger language plpgsql as $$
        begin perform pg_sleep(0.5); return new; end
      $$;
      create trigger take_time before update on ${table} for each row execute function take_time()`),
})
