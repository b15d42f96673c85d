-- A gateway can turn out to have made a refund after its amount went to the buyer's wallet. A person asks it back.
alter table payment_mismatches drop constraint payment_mismatches_kind_check,
  add constraint payment_mismatches_kind_check
    check (kind in ('WRONG_AMOUNT', 'UNKNOWN_REFERENCE', 'NOT_PAID_AT_GATEWAY', 'REFUND_REFUSED', 'REFUND_UNKNOWN', 'REFUND_TWICE'))
    not valid;
