import type { TestApi } from '../testing/test-api.ts'

async function tablesOf({ owner }: TestApi): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  return rows.map(({ name }) => name)
}

/** Makes statements that write a row naming one of these ids fail, so that their call returns 500. */
export async function forbidWrites(test: TestApi, ids: readonly string[]): Promise<void> {
  const { owner } = test
  await owner.query(`
    create function forbid_write() returns trigger language plpgsql as $$ begin
      if jsonb_build_array(to_jsonb(old), to_jsonb(new))::text ~ '${ids.join('|')}' then
        raise exception 'this row is not to be written';
      end if;
      return coalesce(new, old);
    end $$`)
  for (const name of await tablesOf(test))
    await owner.query(
      `create trigger a_forbid_write before insert or update or delete on ${name} for each row execute function forbid_write()`,
    )
}

/** Disables row-level security on every table. */
export async function liftRowSecurity(test: TestApi): Promise<void> {
  for (const name of await tablesOf(test)) await test.owner.query(`alter table ${name} disable row level security`)
}
