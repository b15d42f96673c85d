-- What people edit carries a version, raised by every change of what their forms show, so that an update can name the version
-- that was edited and not undo what somebody else has changed since. Counts, stock and states of jobs don't raise it.
create function raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

alter table users add column version integer not null default 1;
create trigger users_version before update on users for each row
  when ((old.first_name, old.last_name, old.phone, old.language, old.is_active, old.is_verified)
    is distinct from (new.first_name, new.last_name, new.phone, new.language, new.is_active, new.is_verified))
  execute function raise_version();

alter table addresses add column version integer not null default 1;
create trigger addresses_version before update on addresses for each row
  when ((old.full_name, old.phone, old.line1, old.line2, old.ward, old.district, old.city, old.province_code, old.ward_code,
      old.postal_code, old.country, old.is_default)
    is distinct from (new.full_name, new.phone, new.line1, new.line2, new.ward, new.district, new.city, new.province_code,
      new.ward_code, new.postal_code, new.country, new.is_default))
  execute function raise_version();

alter table tenants add column version integer not null default 1;
create trigger tenants_version before update on tenants for each row
  when ((old.slug, old.name, old.description, old.logo_url, old.banner_url, old.website, old.primary_color, old.city,
      old.contact_email, old.phone, old.is_public, old.language, old.shipping_fee_in_cents, old.free_shipping_from_in_cents,
      old.province_fees, old.is_open, old.reopens_on, old.return_policy, old.shipping_policy, old.low_stock_level)
    is distinct from (new.slug, new.name, new.description, new.logo_url, new.banner_url, new.website, new.primary_color, new.city,
      new.contact_email, new.phone, new.is_public, new.language, new.shipping_fee_in_cents, new.free_shipping_from_in_cents,
      new.province_fees, new.is_open, new.reopens_on, new.return_policy, new.shipping_policy, new.low_stock_level))
  execute function raise_version();

alter table categories add column version integer not null default 1;
create trigger categories_version before update on categories for each row
  when ((old.parent_id, old.name, old.name_en, old.slug, old.description, old.image_url, old.is_active)
    is distinct from (new.parent_id, new.name, new.name_en, new.slug, new.description, new.image_url, new.is_active))
  execute function raise_version();

alter table products add column version integer not null default 1;
create trigger products_version before update on products for each row
  when ((old.category_id, old.name, old.slug, old.description, old.condition, old.is_digital, old.is_featured, old.tags)
    is distinct from (new.category_id, new.name, new.slug, new.description, new.condition, new.is_digital, new.is_featured,
      new.tags))
  execute function raise_version();
alter table reviews add column version integer not null default 1;
create trigger reviews_version before update on reviews for each row
  when ((old.rating, old.title, old.comment, old.image_urls) is distinct from (new.rating, new.title, new.comment, new.image_urls))
  execute function raise_version();

alter table coupons add column version integer not null default 1;
create trigger coupons_version before update on coupons for each row
  when ((old.code, old.description, old.discount_type, old.discount_value, old.minimum_amount_in_cents, old.usage_limit,
      old.per_user_limit, old.valid_from, old.valid_until, old.is_active, old.applicable_to_all, old.product_ids,
      old.category_ids)
    is distinct from (new.code, new.description, new.discount_type, new.discount_value, new.minimum_amount_in_cents,
      new.usage_limit, new.per_user_limit, new.valid_from, new.valid_until, new.is_active, new.applicable_to_all,
      new.product_ids, new.category_ids))
  execute function raise_version();

alter table news_categories add column version integer not null default 1;
create trigger news_categories_version before update on news_categories for each row
  when ((old.parent_id, old.name, old.slug, old.description, old.image_url, old.is_active)
    is distinct from (new.parent_id, new.name, new.slug, new.description, new.image_url, new.is_active))
  execute function raise_version();

alter table news_authors add column version integer not null default 1;
create trigger news_authors_version before update on news_authors for each row
  when ((old.display_name, old.slug, old.bio, old.avatar_url, old.expertise, old.is_active, old.is_verified, old.user_id)
    is distinct from (new.display_name, new.slug, new.bio, new.avatar_url, new.expertise, new.is_active, new.is_verified,
      new.user_id))
  execute function raise_version();

alter table news_series add column version integer not null default 1;
create trigger news_series_version before update on news_series for each row
  when ((old.title, old.slug, old.description, old.is_active, old.is_completed)
    is distinct from (new.title, new.slug, new.description, new.is_active, new.is_completed))
  execute function raise_version();

alter table payment_gateway_configs add column version integer not null default 1;
create trigger payment_gateway_configs_version before update on payment_gateway_configs for each row
  when ((old.display_name, old.logo, old.description, old.encrypted_config, old.is_enabled, old.is_test_mode, old.priority,
      old.fee_type, old.fee_basis_points, old.fee_in_cents, old.fixed_fee_in_cents, old.minimum_in_cents, old.maximum_in_cents)
    is distinct from (new.display_name, new.logo, new.description, new.encrypted_config, new.is_enabled, new.is_test_mode,
      new.priority, new.fee_type, new.fee_basis_points, new.fee_in_cents, new.fixed_fee_in_cents, new.minimum_in_cents,
      new.maximum_in_cents))
  execute function raise_version();

alter table automated_withdrawals add column version integer not null default 1;
create trigger automated_withdrawals_version before update on automated_withdrawals for each row
  when ((old.name, old.minimum_balance_in_cents, old.kept_in_cents, old.amount_in_cents, old.percentage, old.frequency,
      old.bank_account_id, old.is_active)
    is distinct from (new.name, new.minimum_balance_in_cents, new.kept_in_cents, new.amount_in_cents, new.percentage,
      new.frequency, new.bank_account_id, new.is_active))
  execute function raise_version();

alter table campaigns add column version integer not null default 1;
create trigger campaigns_version before update on campaigns for each row
  when ((old.name, old.subject, old.content, old.link, old.channel, old.audience, old.scheduled_at, old.rate_per_minute)
    is distinct from (new.name, new.subject, new.content, new.link, new.channel, new.audience, new.scheduled_at,
      new.rate_per_minute))
  execute function raise_version();
