#!/bin/bash
# Runs a command and kills it when it stops responding. systemd or the container's restart policy then starts it again.
#   deploy/watched.sh PORT COMMAND…    GET /health on this port must respond within 1.5 s; after three misses in a row it's killed
set -u
port=$1
shift

responds() {
  # Without curl, which small container images lack.
  timeout 1.5 bash -c "exec 3<>/dev/tcp/127.0.0.1/$port
    printf 'GET /health HTTP/1.0\r\n\r\n' >&3
    read -r line <&3 && [[ \$line == *' 200 '* ]]" 2>/dev/null
}

watch() {
  # It has 45 s to start up.
  local misses=-45
  while sleep 1; do
    if responds; then
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
