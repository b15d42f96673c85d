-- What a gateway made of a refund can stay unknown: no answer came that says it. Such a refund is asked about, and after
-- some tries a person looks at the gateway and settles it.
alter table payment_refunds
  -- Answers in a row that didn't tell.
  add column unknown_count integer not null default 0,
  -- Since when it waits for a person; nothing is sent or asked meanwhile.
  add column outcome_unknown_at timestamptz;
grant update (unknown_count, outcome_unknown_at) on payment_refunds to chonoi_app;
alter table payment_refunds
  add constraint payment_refunds_unknown_are_open check (outcome_unknown_at is null or status = 'PENDING') not valid;
alter table payment_mismatches drop constraint payment_mismatches_kind_check,
  add constraint payment_mismatches_kind_check
    check (kind in ('WRONG_AMOUNT', 'UNKNOWN_REFERENCE', 'NOT_PAID_AT_GATEWAY', 'REFUND_REFUSED', 'REFUND_UNKNOWN')) not valid;
