#!/bin/bash
# Restores database and photos on an empty machine from pgBackRest's archive and FILE_COPIES, starts PostgreSQL, and reports what's
# there, what's missing and how long it took. As root, or as the user that will run PostgreSQL.
#   restore-to.sh latest                       as much as there is
#   restore-to.sh '2026-01-31 14:05:00 CST'    as it was at that moment
#   restore-to.sh --practice latest            for a drill: the restored database doesn't write to the archive
#   PGDATA         an empty folder for the database
#   PICTURE_STORE  an empty folder that the site's user owns, like PRIVATE_FILES
#   FILE_COPIES    where copy-files.sh has put its copies; their private key must be in gpg's keyring (gpg --import, or GNUPGHOME)
#   PGDATABASE     the database's name, hctc by default; PGPORT, PGHOST and PGUSER if they're unusual
#   PG_BIN         the folder of pg_ctl and psql, such as /usr/lib/postgresql/15/bin
#   PG_START       the command that starts PostgreSQL, pg_ctl by default, which gets PG_OPTIONS
#   ACKNOWLEDGED   optional: a file with the numbers of quotes that customers or the business were told of, one per line
# pgBackRest finds its settings in /etc/pgbackrest, or in variables such as PGBACKREST_REPO1_PATH.
set -euo pipefail
practice=()
if [ "${1:-}" = --practice ]; then
  practice=(--archive-mode=off)
  shift
fi
target=${1:?latest, or which moment?}
: "${PGDATA:?}" "${PICTURE_STORE:?}" "${PRIVATE_FILES:?}" "${FILE_COPIES:?}"
export PGDATABASE=${PGDATABASE:-hctc}
[ -z "${PG_BIN:-}" ] || PATH="$PG_BIN:$PATH"
SECONDS=0
# Found out now rather than after the restore.
[ -z "${ACKNOWLEDGED:-}" ] || acknowledged=$(sort -u "$ACKNOWLEDGED")
if [ "$target" != latest ]; then moment=$(date -u -d "$target" '+%Y-%m-%d %H:%M:%S.%6N+00'); fi
for folder in "$PGDATA" "$PICTURE_STORE" "$PRIVATE_FILES"; do
  if [ -n "$(ls -A "$folder" 2>/dev/null)" ]; then
    echo "$folder isn't empty; restore into an empty folder" >&2
    exit 1
  fi
done
cd /
as_postgres() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
# On a console that doesn't tell its size, a pager would wait for a key.
ask() { as_postgres psql --no-psqlrc --quiet --tuples-only --no-align --pset=pager=off --command "$1"; }
step() { printf 'after %d s: %s\n' "$SECONDS" "$1"; }

mkdir -p "$PGDATA" "$PICTURE_STORE" "$PRIVATE_FILES"
chmod 700 "$PGDATA"
[ "$(id -u)" != 0 ] || chown postgres: "$PGDATA"
if [ "$target" = latest ]; then
  as_postgres pgbackrest --stanza=hctc --pg1-path="$PGDATA" "${practice[@]}" restore
else
  as_postgres pgbackrest --stanza=hctc --pg1-path="$PGDATA" "${practice[@]}" \
    --type=time --target="$moment" --target-action=promote restore
fi
step "the database's files are there"

umask 027
for folder in "$PICTURE_STORE/originals" "$PRIVATE_FILES/quote-photos"; do
  name=${folder##*/}
  mkdir -p "$folder"
  [ ! -d "$FILE_COPIES/$name" ] || find "$FILE_COPIES/$name" -name '*.gpg' -exec cp -t "$folder" {} +
  # Data that was deleted after that moment was still there then.
  if [ "$target" != latest ] && [ -d "$FILE_COPIES/deleted/$name" ]; then
    find "$FILE_COPIES/deleted/$name" -name '*.gpg' -newermt "$moment" -exec cp -t "$folder" {} +
  fi
  find "$folder" -name '*.gpg' -print0 | xargs -0 --no-run-if-empty gpg --batch --quiet --decrypt-files
  find "$folder" -name '*.gpg' -delete
  find "$folder" -type f -exec chmod 640 {} +
done
if [ "$(id -u)" = 0 ]; then
  for folder in "$PICTURE_STORE" "$PRIVATE_FILES"; do chown -R --reference="$folder" "$folder"; done
fi
step 'the photos are there'

log="$PGDATA/restore.log"
stopped() {
  echo 'PostgreSQL stopped. If it did not reach that moment, the archive ends before it:' >&2
  [ ! -e "$log" ] || tail -n 20 "$log" >&2
  exit 1
}
if [ -n "${PG_START:-}" ]; then
  bash -c "$PG_START"
else
  # Debian's settings are in /etc and not in the backup. These are enough to look at the data.
  if [ ! -e "$PGDATA/postgresql.conf" ]; then
    echo 'hot_standby = off' | as_postgres tee "$PGDATA/postgresql.conf" >/dev/null
    echo 'local all all peer' | as_postgres tee "$PGDATA/pg_hba.conf" >/dev/null
    as_postgres touch "$PGDATA/pg_ident.conf"
  fi
  as_postgres pg_ctl --silent --pgdata="$PGDATA" --log="$log" --options="${PG_OPTIONS:-}" --timeout=3600 start || stopped
fi
# It may respond before it has caught up, and may still stop then.
misses=0
recovering=t
while [ "$recovering" = t ]; do
  sleep 0.5
  state=0
  as_postgres pg_isready --quiet || state=$?
  if [ "$state" -lt 2 ]; then misses=0; else misses=$((misses + 1)); fi
  [ "$misses" -le 10 ] || stopped
  if [ "$state" = 0 ]; then recovering=$(PGDATABASE=postgres ask 'select pg_is_in_recovery()') || stopped; fi
done
step 'PostgreSQL accepts changes'

echo "the last change restored is of $(ask "select coalesce(pg_last_xact_replay_timestamp()::text, 'the backup itself')")"
ask "select format('%8s %s', count, name) from (
  select 1 as line, 'quotes' as name, count(*) from quotes union select 2, 'customers', count(*) from customers
  union select 3, 'events of quotes', count(*) from quote_events union select 4, 'messages', count(*) from contact_submissions
  union select 5, 'photos of customers', count(*) from quote_photos) counts order by line"
missing_photos=$(ask "select 'quote-photos/' || photo_key from quote_photos" | while read -r photo; do
  [ -s "$PRIVATE_FILES/$photo.full.jpg" ] || echo "$photo"
done)
printf '%8s photos without their file\n' "$(grep -c . <<<"$missing_photos" || true)"
[ -z "$missing_photos" ] || sed 's/^/         /' <<<"$missing_photos"
if [ -n "${ACKNOWLEDGED:-}" ]; then
  missing=$(comm -23 <(echo "$acknowledged") <(ask 'select quote_number from quotes' | sort -u))
  printf '%8s of %s acknowledged quotes are missing\n' "$(grep -c . <<<"$missing" || true)" "$(grep -c . <<<"$acknowledged" || true)"
  [ -z "$missing" ] || sed 's/^/         /' <<<"$missing"
fi
step 'restored'
