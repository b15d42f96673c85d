-- Lists of deposits by amount, the proof of a deposit, and what the dashboard counts.
create index deposits_amount on deposits (amount_in_cents desc, id desc);
create unique index deposits_proof on deposits (proof_file_id) where proof_file_id is not null;
create index products_pending on products (created_at) where status = 'PENDING';
create index users_unverified on users (created_at) where is_active and not is_verified;
