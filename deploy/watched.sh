#!/bin/bash
# Runs a command and kills it when it stops responding. systemd or the container's restart policy then starts it again.
#   deploy/watched.sh PORT COMMAND…    GET /health on this port must respond within 1.5 s; after three misses in a row it's killed
set -u
port=$1
shift
here=$(dirname "$0")

watch() {
  # It has 45 s to start up.
  local misses=-45
  while sleep 1; do
    if "$here/responds.sh" "$port"; then
      misses=0
    elif ((++misses == 3)); then
      echo "no response on port $port; killing process $1" >&2
      kill -KILL "$1"
    fi
  done
}

"$@" &
child=$!
watch "$child" &
watcher=$!
# While it shuts down it no longer accepts connections, so stop watching first.
trap 'kill "$watcher"; kill -TERM "$child"' TERM INT
wait "$child"
code=$?
# A signal to this script ends the first wait early.
while kill -0 "$child" 2>/dev/null; do
  wait "$child"
  code=$?
done
kill "$watcher" 2>/dev/null
exit "$code"
