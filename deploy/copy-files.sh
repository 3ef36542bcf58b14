#!/bin/bash
# Copies new photos, each encrypted on its own, and follows deletions. hctc-files.timer runs it every 30 seconds.
#   PICTURE_STORE  the same as the site's; only its originals folder is copied, the rest can be created from it
#   PRIVATE_FILES  the same as the site's
#   FILE_COPIES    where the copies are: on another disk or machine
#   BACKUP_KEY     a file with the gpg public key that they're encrypted for, the same as for backup.sh
#   DELETED_DAYS   how long the copy of a deleted photo is kept, 14 by default: as far back as the database can be restored
#   BACKUP_STATE   optional: a folder where the file files-copy shows by its time when this last worked
set -euo pipefail
: "${PICTURE_STORE:?}" "${PRIVATE_FILES:?}" "${FILE_COPIES:?}" "${BACKUP_KEY:?}"
umask 077
# No keyring and no trust database: the key is the file.
GNUPGHOME=$(mktemp -d)
export GNUPGHOME
trap 'rm -rf "$GNUPGHOME"' EXIT

for folder in "$PICTURE_STORE/originals" "$PRIVATE_FILES/quote-photos"; do
  # Nothing was uploaded yet, or its disk isn't there: that deletes nothing.
  [ -d "$folder" ] || continue
  copies="$FILE_COPIES/${folder##*/}"
  deleted="$FILE_COPIES/deleted/${folder##*/}"
  mkdir -p "$copies" "$deleted"
  find "$folder" -maxdepth 1 -type f ! -name '*.part' -printf '%f\n' | sort >"$GNUPGHOME/present"
  find "$copies" -maxdepth 1 -type f -name '*.gpg' -printf '%f\n' | sed 's/\.gpg$//' | sort >"$GNUPGHOME/copied"
  comm -23 "$GNUPGHOME/present" "$GNUPGHOME/copied" | while read -r file; do
    if gpg --batch --quiet --yes --trust-model always --compress-algo none \
      --recipient-file "$BACKUP_KEY" --output "$copies/unfinished" --encrypt "$folder/$file"; then
      mv "$copies/unfinished" "$copies/$file.gpg"
    else
      # It may have been deleted meanwhile; anything else is a fault.
      [ ! -e "$folder/$file" ]
    fi
  done
  comm -13 "$GNUPGHOME/present" "$GNUPGHOME/copied" | while read -r file; do
    touch "$copies/$file.gpg"
    mv "$copies/$file.gpg" "$deleted/"
  done
done
[ ! -d "$FILE_COPIES/deleted" ] || find "$FILE_COPIES/deleted" -type f -mmin +$((${DELETED_DAYS:-14} * 1440)) -delete
sync -f "$FILE_COPIES" 2>/dev/null || sync
[ -z "${BACKUP_STATE:-}" ] || touch "$BACKUP_STATE/files-copy"
