# Sourced by backup.sh and restore.sh: moves the password from DATABASE_URL to PGPASSWORD, because every local user can see the
# command lines of pg_dump and psql.
case $DATABASE_URL in *[?\&]password=*)
  echo "DATABASE_URL: write the password before the host, postgres://owner:password@host/database" >&2
  exit 1
  ;;
esac
if [[ $DATABASE_URL =~ ^(postgres(ql)?://[^:@/?]*):([^@/?]*)@(.*)$ ]]; then
  encoded=${BASH_REMATCH[3]//\\/\\\\}
  PGPASSWORD=$(printf '%b' "${encoded//%/\\x}")
  export PGPASSWORD
  DATABASE_URL="${BASH_REMATCH[1]}@${BASH_REMATCH[4]}"
fi
