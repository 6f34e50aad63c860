import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isScenarioName, SCENARIOS } from './api/scenario.ts';
import { readTrustedProxies } from './api/trusted-proxies.ts';
import { createApp } from './app.ts';
import { postgresSettings } from './database/postgres/postgres-settings.ts';
import { readDrainMs } from './drain-time.ts';
import { endWithLog } from './end-with-log.ts';
import { inboxSettings } from './inbox/inbox-settings.ts';
import { readLimits } from './limits.ts';
import { createLog } from './logs/log.ts';
import { logLevel } from './logs/log-level.ts';
import { openStandardOutput } from './logs/standard-output.ts';
import { metricsToken } from './metrics/metrics-token.ts';
import { noticeSettings } from './notices/notice-settings.ts';
import { firstOwnerLink } from './people/first-owner-link.ts';
import { providerSettings } from './people/provider/provider-settings.ts';
import { siteSettings } from './site-settings.ts';

/*
 * Serves the built site and the embedded API. Settings come from the environment; names and meanings: README.
 */
const { env } = process;
/** Together with what ends after the requests, less than the ten seconds after which supervisors kill. */
const GRACE_MS = 5_000;
const port = Number(env.PORT || 4173);
const host = env.HOST || '127.0.0.1';
const scenario = env.SCENARIO || 'default';
const isApiOnly = env.API_ONLY === '1';

await main().catch((error: unknown) => {
  console.error(inOneSentence(error));
  process.exit(1);
});

async function main(): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be 0 to 65535, not "${env.PORT}".`);
  if (!isScenarioName(scenario)) throw new Error(`SCENARIO must be one of: ${SCENARIOS.join(', ')}.`);
  const limits = readLimits(env);
  const drainMs = readDrainMs(env);
  const ending = new AbortController();
  if (!['on', 'off', undefined, ''].includes(env.PROBES)) throw new Error('PROBES must be "on" or "off".');
  const hasProbes = env.PROBES === 'on';
  const siteDir = resolve(env.SITE_DIR || fileURLToPath(new URL('../dist', import.meta.url)));
  const deskDir = resolve(env.DESK_DIR || fileURLToPath(new URL('../dist-desk', import.meta.url)));
  const site = siteSettings(env);
  const dataDir = env.DATA_DIR || '.data';
  const postgres = postgresSettings(env);
  const hasDesk = !isApiOnly && !site.hasOtherApi;
  const level = logLevel(env, { isTerminal: process.stdout.isTTY });
  const output = openStandardOutput();
  const app = await createApp({
    log: createLog(level, output),
    siteDir: isApiOnly ? null : siteDir,
    deskDir: hasDesk && existsSync(deskDir) ? deskDir : null,
    dataDir,
    postgres,
    hasDesk,
    ...(env.MEDIA_DIR ? { mediaDir: resolve(env.MEDIA_DIR) } : {}),
    scenario,
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean),
    corsAllow: env.CORS_ALLOW === 'section7' ? 'section7' : 'all',
    hasProbes,
    ...limits,
    trustedProxies: readTrustedProxies(env),
    metricsToken: metricsToken(env),
    graceMs: GRACE_MS,
    ending: ending.signal,
    ...site,
    inbox: inboxSettings(env, site.product),
    notices: site.hasOtherApi ? null : noticeSettings(env, site),
    provider: providerSettings(env, site.siteUrl),
  });
  endWithLog(app, output, { ending, drainMs });
  const address = await app.listen({ port, host, listenTextResolver: () => 'The server listens.' });
  console.log(`listening on ${address}`);
  console.log(`Serving ${isApiOnly ? 'the API' : `${siteDir} and the API`} (scenario "${scenario}").`);
  if (!isApiOnly) console.log(`Open ${address} in a browser. Ctrl+C stops the server.`);
  const ownerLink = hasDesk ? await firstOwnerLink({ dataDir, postgres }, site.siteUrl || address) : null;
  if (ownerLink !== null) console.log(`Open this link to become the owner of this site's desk: ${ownerLink}`);
  if (hasProbes) console.log('Probes are on: anyone on this machine can read all messages at /__received.');
}

function inOneSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use. Stop whatever is using it, or set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `"${host}" isn’t an address of this machine. Set HOST to another one.`;
  if (code === 'EACCES') return `This user may not open port ${port}. Set PORT to one above 1023.`;
  return error.message;
}
