# Stands in for node:24-bookworm-slim where no registry can be reached: the same program, user and folders.
FROM localhost/hctc-debian:bookworm
COPY --from=node node /usr/local/bin/node
COPY --from=npm . /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home --shell /bin/bash node
CMD ["node"]
