-- What pgbench runs: the statement that the site sends for a quote of three lines, prepared, as the site prepares it.
\set visitor random(1, 1000000000000)
select wait_seconds, stored_at from store_quote(
  array[sha256(('a' || :visitor)::bytea), sha256(('b' || :visitor)::bytea)], array[6, 3], 60,
  ('{"first_name": "Elena", "last_name": "Ortiz", "email": "elena.' || :visitor || '@example.com", "phone": "8305550117",
    "address": "118 Cibolo Ridge", "city": "Boerne", "state": "TX", "zip_code": "78006"}')::jsonb,
  ('{"quote_number": "HCT-26-' || regexp_replace(upper(substr(translate(encode(sha256(('n' || :visitor)::bytea), 'base64'), '+/=', 'XYZ'), 1, 8)),
      '(....)', '\1-') || '",
    "page_token": "' || substr(md5('t' || :visitor), 1, 22) || '", "project_notes": "Gate code 4417.",
    "subtotal_cents": 100000, "labor_cents": 51000, "delivery_cents": 0, "grand_total_cents": 151000, "delivery_miles": 22.3,
    "delivery_reason": "Within 40 miles", "delivery_approximate": true, "terms_version": "August 2025",
    "idempotency_key": "' || md5('k' || :visitor) || '", "body_hash": "\\x' || md5('x' || :visitor) || md5('y' || :visitor) || '"}')::jsonb,
  null,
  :lines::jsonb,
  null, sha256(('c' || :visitor)::bytea), 3);
