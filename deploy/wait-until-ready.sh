#!/bin/sh
# Waits up to 45 s until the given URL returns 200.
url=$1
for _ in $(seq 1 450); do
  curl --silent --fail --max-time 2 --output /dev/null "$url" && exit 0
  sleep 0.1
done
echo "$url isn't ready after 45 s" >&2
exit 1
