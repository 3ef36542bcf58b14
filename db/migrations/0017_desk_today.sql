-- What the desk's first page does: messages are marked as answered, and a mistyped email address is corrected.

alter table contact_submissions add column answered_at timestamptz;
-- Older messages were answered by email, before the desk could record it.
update contact_submissions set answered_at = submitted_at where submitted_at < now() - interval '14 days';
create index contact_submissions_unanswered on contact_submissions (submitted_at) where answered_at is null;

grant select on quotes, customers, quote_events, quote_event_texts, quote_versions, quote_items, quote_photos, quote_mails,
  available_stock, contact_submissions, company_settings to hctc_desk;
-- Emails that weren't sent: whom they're for, and which of them were given up.
grant select (id, email) on newsletter_subscriptions to hctc_desk;
grant select (day, sent_at, refused_at) on daily_digests to hctc_desk;
grant update (email) on customers to hctc_desk;
grant update (answered_at, refused_at) on contact_submissions to hctc_desk;
grant update (refused_at) on quote_mails, daily_digests, desk_recovery_codes to hctc_desk;
