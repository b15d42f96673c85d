update audit_logs set texts = audit_text(description, vietnamese_description, action, user_email, address) where texts is null;
