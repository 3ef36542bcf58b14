#!/bin/bash
# Whether GET http://127.0.0.1:PORT PATH has this status within 1.5 s. Without curl, which small container images lack.
#   deploy/responds.sh PORT [PATH] [STATUS]    /health and 200 by default
timeout 1.5 bash -c "exec 3<>/dev/tcp/127.0.0.1/$1
  printf 'GET ${2:-/health} HTTP/1.0\r\n\r\n' >&3
  read -r line <&3 && [[ \$line == *' ${3:-200} '* ]]" 2>/dev/null
