# The image holds Node, the bundled server and the web app, and no package beside them.
# `node deploy/run-dockerfile.mjs` runs these steps without Docker, so every RUN works in its WORKDIR by relative paths.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund --loglevel=error
RUN npm run build -- tarball
RUN mkdir app data && tar -xzf dist/rewrite-service-*.tar.gz -C app --strip-components=1

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /src/app /app
COPY --from=build --chown=node:node /src/data /data
USER node
EXPOSE 8787
VOLUME /data
# A busy machine needs seconds to start this check, and a migration more than that before the server answers.
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8787}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.mjs"]
