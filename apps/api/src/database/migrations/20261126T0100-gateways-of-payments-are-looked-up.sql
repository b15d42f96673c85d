-- Whether a configuration was paid with decides if it may be deleted.
create index payments_gateway_config on payments (gateway_config_id) where gateway_config_id is not null;
