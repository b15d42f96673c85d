-- What people write to the platform on /contact. Only the server adds a row, and nothing changes or deletes one.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete set null,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254),
  topic text not null check (topic in ('ORDER', 'PAYMENT', 'SELLING', 'ACCOUNT', 'OTHER')),
  message text not null check (length(message) <= 2000),
  language text not null check (language in ('vi', 'en')),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc);
create index contact_messages_sender on contact_messages (user_id) where user_id is not null;
select protect_table('contact_messages', 'user_id = (select app_user_id()) or (select app_sees_all())', '(select app_is_system())');
select forbid_on('contact_messages', 'update, delete');
