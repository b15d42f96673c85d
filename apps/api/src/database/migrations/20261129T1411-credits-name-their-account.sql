-- A credit on another account than the one that payers are told waits for a person.
alter table payment_mismatches drop constraint payment_mismatches_kind_check,
  add constraint payment_mismatches_kind_check
    check (kind in ('WRONG_AMOUNT', 'WRONG_ACCOUNT', 'UNKNOWN_REFERENCE', 'NOT_PAID_AT_GATEWAY', 'REFUND_REFUSED',
      'REFUND_UNKNOWN', 'REFUND_TWICE')) not valid;
