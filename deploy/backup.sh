#!/bin/bash
# Writes one backup: the database (pg_dump's custom format), the owner's pictures and customers' photos, with their checksums.
#   DATABASE_URL    the owner's connection
#   PICTURE_STORE   the same as the site's; only its originals folder is backed up, the rest can be created from it
#   PRIVATE_FILES   the same as the site's
#   BACKUP_FOLDER   where backups are; each is a folder named after its time
#   BACKUP_KEY      optional: a file with a gpg public key that the files are encrypted for
#   BACKUP_PING_URL optional: requested after a successful backup if check-backups.sh finds nothing wrong
#   KEEP_DAYS       older backups are deleted, 30 by default
#   PG_BIN          the folder of the pg_dump that matches the server's version, if it's not on the PATH
set -euo pipefail
: "${DATABASE_URL:?}" "${PICTURE_STORE:?}" "${PRIVATE_FILES:?}" "${BACKUP_FOLDER:?}"
[ -z "${PG_BIN:-}" ] || PATH="$PG_BIN:$PATH"
umask 077
here=$(dirname "$0")
. "$here/hide-password.sh"

name=$(date -u +%Y%m%dT%H%M%SZ)
unfinished="$BACKUP_FOLDER/$name.unfinished"
mkdir -p "$unfinished"
trap 'rm -rf "$unfinished"' EXIT

# A dump doesn't contain roles: migrate creates them, with passwords derived from the owner's.
pg_dump --format=custom --compress=6 --no-owner --lock-wait-timeout=30s --file="$unfinished/database.dump" "$DATABASE_URL"
# A dump that can't be listed can't be restored.
pg_restore --list "$unfinished/database.dump" >/dev/null
# pack FILE PARENT FOLDER...; without folders that don't exist. A photo may be deleted meanwhile (status 1).
pack() {
  local archive=$unfinished/$1 parent=$2 folder
  tar --create --file="$archive" --files-from=/dev/null
  for folder in "${@:3}"; do
    [ ! -d "$parent/$folder" ] || tar --append --file="$archive" --directory="$parent" "$folder" || [ $? = 1 ]
  done
}
# After the database: a photo's files are older than its row, so each row in the dump has its files here.
pack pictures.tar "$PICTURE_STORE" originals
pack private.tar "$PRIVATE_FILES" quote-photos
if [ -n "${BACKUP_KEY:-}" ]; then
  # No keyring and no trust database: the key is the file.
  mkdir "$unfinished/gpg"
  for file in database.dump pictures.tar private.tar; do
    gpg --batch --quiet --homedir "$unfinished/gpg" --trust-model always --compress-algo none \
      --recipient-file "$BACKUP_KEY" --output "$unfinished/$file.gpg" --encrypt "$unfinished/$file"
    rm "$unfinished/$file"
  done
  rm -rf "$unfinished/gpg"
fi
(cd "$unfinished" && sha256sum database.dump* pictures.tar* private.tar* >SHA256SUMS)
sync -f "$unfinished" 2>/dev/null || sync

# Only a complete backup gets its final name.
mv "$unfinished" "$BACKUP_FOLDER/$name"
trap - EXIT
find "$BACKUP_FOLDER" -mindepth 1 -maxdepth 1 -type d -name '20*' -mtime +"${KEEP_DAYS:-30}" -exec rm -rf {} +
echo "$BACKUP_FOLDER/$name"
"$here/check-backups.sh" >&2
[ -z "${BACKUP_PING_URL:-}" ] || curl --fail --silent --show-error --max-time 20 --retry 3 --output /dev/null "$BACKUP_PING_URL"
