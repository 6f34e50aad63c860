# The image of the server, with the site and the desk that it serves (docs/operations.md). The first stage is an image of
# its own, too: what builds the site again after a publication.
ARG ALPINE=3.22
ARG NODE=24

FROM node:${NODE}-alpine${ALPINE} AS source
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .

FROM source AS build
# The settings of the build; README.md says what they mean.
ARG VITE_API_BASE VITE_API_KEY VITE_MEDIA_BASE VITE_EVENT_IMAGE_BASE
ARG VITE_ENROL_LOGIN VITE_ENROL_SIGNUP VITE_ENROL_GAME VITE_ENROL_DONATE
ARG VITE_SITE_URL VITE_CONTENT_LANGUAGE VITE_EVENT_TIME_ZONE
ARG VITE_MEDIA_HOSTS VITE_EMBED_HOSTS VITE_WIDGET_HOSTS
ARG VITE_PRODUCT_NAME VITE_PRODUCT_SLUG VITE_TRANSLATE_SCRIPT VITE_KIOSK_REPORTS
ARG VITE_CALENDAR_SUBSCRIPTIONS VITE_CHANGES_STREAM VITE_NOTICES VITE_IDEMPOTENCY_HEADER
RUN npm run build && npm run assemble -- /out/app && mkdir /out/data

# Node alone: neither npm nor anything else that the server does not run.
FROM alpine:${ALPINE}
LABEL org.opencontainers.image.title="Festival website and its API" \
  org.opencontainers.image.description="Installable website of a cultural games movement: events, schedules and news that work without a network." \
  org.opencontainers.image.licenses="MIT"
COPY --from=build /usr/lib/libstdc++.so.6* /usr/lib/libgcc_s.so.1 /usr/lib/
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /out/app /app
# A new volume takes over whose this folder is.
COPY --from=build --chown=1000:1000 /out/data /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data
USER 1000:1000
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/main.js"]
