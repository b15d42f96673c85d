// The files written by `npm run new table <name>`: a table whose rows belong to one user each.

const camel = (name) => name.replaceAll(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** Returns the new files of a table by path. `now` dates the migration. */
export function tableFiles(name, now) {
  const stamp = now.toISOString().replaceAll('-', '').replace(':', '').slice(0, 13)
  const dashed = name.replaceAll('_', '-')
  return {
    [`apps/api/src/database/migrations/${stamp}-${dashed}.sql`]: `-- Rows of one person each; the platform sees all of them.
create table ${name} (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  note text not null check (length(note) <= 2000),
  created_at timestamptz not null default now()
);
create index ${name}_user on ${name} (user_id, created_at desc);
select protect_table('${name}',
  'user_id = (select app_user_id()) or (select app_sees_all())', 'user_id = (select app_user_id()) or (select app_sees_all())');
`,
    [`apps/api/src/database/tables/${dashed}.ts`]: `import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

export const ${camel(name)} = pgTable('${name}', {
  id: id(),
  userId: uuid().notNull(),
  note: text().notNull(),
  createdAt: createdAt(),
})
`,
  }
}

/** Returns the fixture that fills every table, with a row of the new table added. */
export function withTable(name, arrangement) {
  const line = `  await insert('${name}', { ...user, note: 'Ghi chú' })\n`
  const at = arrangement.indexOf("  await owner.query('update tenants set is_public = false")
  if (at < 0) throw new Error('arrange-everything.ts hides no shop at its end any more.')
  return arrangement.slice(0, at) + line + arrangement.slice(at)
}
