#!/bin/bash
# Reports the newest backup's age and how full the disks are, and fails if someone has to look.
#   BACKUP_FOLDER  where backups are
#   PICTURE_STORE  optional, like PRIVATE_FILES: its disk is checked too
#   MAX_AGE_HOURS  the newest backup's maximum age, 30 by default: one a day plus some slack
#   MAX_USED       how full a disk may be in percent, 85 by default
set -euo pipefail
: "${BACKUP_FOLDER:?}"
status=0
complain() {
  echo "must be fixed: $*"
  status=1
}

newest=$(find "$BACKUP_FOLDER" -mindepth 1 -maxdepth 1 -type d -name '20*Z' | sort | tail -n 1)
if [ -z "$newest" ] || [ ! -s "$newest/SHA256SUMS" ]; then
  complain "there is no backup in $BACKUP_FOLDER"
else
  hours=$((($(date +%s) - $(stat --format=%Y "$newest/SHA256SUMS")) / 3600))
  if [ "$hours" -gt "${MAX_AGE_HOURS:-30}" ]; then
    complain "the newest backup, $newest, is $hours hours old"
  else
    echo "ok: the newest backup, $newest, is $hours hours old"
  fi
fi

for folder in / "$BACKUP_FOLDER" "${PICTURE_STORE:-/}" "${PRIVATE_FILES:-/}" /var/lib/postgresql; do
  [ -e "$folder" ] || continue
  # A disk is full when it runs out of bytes or inodes. Some file systems don't count inodes and report "-".
  for what in pcent ipcent; do
    used=$(df --output="$what" "$folder" | tail -n 1 | tr -dc 0-9)
    if [ "${used:-0}" -gt "${MAX_USED:-85}" ]; then complain "the disk of $folder is $used% full ($what)"; fi
  done
done
[ "$status" != 0 ] || echo "ok: no disk is more than ${MAX_USED:-85}% full"
exit "$status"
