-- The nightly clean-up removes messages to the platform after a year. The policy lets the server itself delete, and nobody else.
grant delete on contact_messages to chonoi_app;
