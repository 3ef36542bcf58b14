# Stands in for the public nginx image: Debian's nginx, with that image's user and folders.
FROM localhost/hctc-debian:bookworm
RUN groupadd --gid 101 nginx && useradd --uid 101 --gid nginx --no-create-home nginx \
 && apt-get update && apt-get install -y --no-install-recommends nginx-light && rm -rf /var/lib/apt/lists/* \
 && install -d -o nginx -g nginx /var/cache/nginx \
 && ln -sf /dev/stdout /var/log/nginx/access.log && ln -sf /dev/stderr /var/log/nginx/error.log
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
