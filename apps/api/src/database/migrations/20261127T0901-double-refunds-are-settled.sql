-- What an administrator decided about a refund that the buyer has twice, and what came back out of the wallet.
alter table payment_mismatches add column outcome text, add column taken_back_in_cents bigint,
  add constraint payment_mismatches_outcome_check check (outcome in ('TAKE_BACK', 'WRITE_OFF', 'NOT_MADE')) not valid,
  add constraint payment_mismatches_outcome_kind_check check (outcome is null or kind = 'REFUND_TWICE') not valid,
  add constraint payment_mismatches_taken_back_check
    check (coalesce(outcome = 'TAKE_BACK', false) = coalesce(taken_back_in_cents > 0, false))
    not valid;

-- Money that leaves a person's wallet is told at once.
create or replace function is_urgent(notice_type text) returns boolean language sql immutable parallel safe as $$
  select notice_type like 'WITHDRAWAL\_%' or notice_type in ('SECURITY_ALERT', 'DEPOSIT_COMPLETED', 'DEPOSIT_FAILED',
    'WALLET_ADJUSTED', 'WALLET_REFUND_RECOVERED', 'ORDER_PAID', 'ORDER_PAYMENT_FAILED', 'ORDER_PAYMENT_TO_WALLET',
    'ORDER_REFUND_TO_WALLET', 'ORDER_REFUND_TO_SOURCE', 'ORDER_REFUNDED')
$$;
