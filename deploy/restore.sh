#!/bin/bash
# Restores one backup into an EMPTY database and empty folders.
#   restore.sh /var/backups/hctc/20260101T032000Z
#   DATABASE_URL   the owner's connection to the new, empty database
#   PICTURE_STORE  the new picture store, a folder that the site's user owns
#   PRIVATE_FILES  the new folder of customers' photos, owned by the site's user too
#   PG_BIN         the folder of the pg_restore that matches the server's version, if it's not on the PATH
# An encrypted backup needs its private key in gpg's keyring (gpg --import, or GNUPGHOME).
# Before: the roles hctc_web, hctc_worker and hctc_desk must exist (npx node tools/roles.ts). After: npm run migrate, then start the site.
set -euo pipefail
backup=${1:?which backup?}
: "${DATABASE_URL:?}" "${PICTURE_STORE:?}" "${PRIVATE_FILES:?}"
[ -z "${PG_BIN:-}" ] || PATH="$PG_BIN:$PATH"
. "$(dirname "$0")/hide-password.sh"

(cd "$backup" && sha256sum --check --quiet SHA256SUMS)
tables=$(psql --no-psqlrc --tuples-only --no-align --command "select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'pgboss')" "$DATABASE_URL")
if [ "$tables" != 0 ]; then
  echo "the database isn't empty ($tables tables); restore into a new one" >&2
  exit 1
fi
if [ -e "$backup/database.dump.gpg" ]; then
  umask 077
  decrypted=$(mktemp -d)
  trap 'rm -rf "$decrypted"' EXIT
  for file in database.dump pictures.tar private.tar; do
    # Backups of earlier releases have no photos.
    [ -e "$backup/$file.gpg" ] || continue
    gpg --batch --quiet --output "$decrypted/$file" --decrypt "$backup/$file.gpg"
  done
else
  decrypted=$backup
fi
# Everything or nothing.
pg_restore --no-owner --single-transaction --exit-on-error --dbname="$DATABASE_URL" "$decrypted/database.dump"
# Without warnings: there'd be one for every system table that the owner doesn't own.
psql --no-psqlrc --quiet --command 'set client_min_messages = error' --command 'analyze' "$DATABASE_URL"
umask 027
mkdir -p "$PICTURE_STORE" "$PRIVATE_FILES"
tar --extract --file="$decrypted/pictures.tar" --directory="$PICTURE_STORE"
[ ! -e "$decrypted/private.tar" ] || tar --extract --file="$decrypted/private.tar" --directory="$PRIVATE_FILES"
echo "restored $backup"
