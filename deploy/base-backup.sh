#!/bin/bash
# Backs up the database's files with pgBackRest, as the user postgres: all of them on Sundays, otherwise what changed since the last
# time. The first one is always complete. Old backups and their WAL are deleted as pgbackrest.conf says.
#   BACKUP_TYPE   full or incr, instead of going by the weekday
#   BACKUP_STATE  optional: a folder where the file base-backup shows by its time when this last worked
set -euo pipefail
[ "$(date +%u)" = 7 ] && type=full || type=incr
pgbackrest --stanza=hctc --type="${BACKUP_TYPE:-$type}" backup
[ -z "${BACKUP_STATE:-}" ] || touch "$BACKUP_STATE/base-backup"
