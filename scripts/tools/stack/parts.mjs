import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../embedded-postgres.mjs';
import { putSite } from '../put-site.mjs';
import { startPostgres } from './database.mjs';
import { supervised } from './supervised.mjs';

const run = promisify(execFile);
/** Long enough for Caddy to hear, which asks once a second. */
const DRAIN_SECONDS = '3';

/**
 * Starts the parts one after the other. If one does not start, those before it are ended again.
 *
 * @param {object} setting
 * @param {string} setting.root the folder of the project, with its build
 * @param {string} setting.folder of all that the parts keep
 * @param {number} setting.port of the site; 0 for any free one
 * @param {NodeJS.ProcessEnv} setting.env
 * @param {(sentence: string) => void} setting.say
 */
export async function startParts({ root, folder, port, env, say }) {
  const ends = [];
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
    for (const end of ends.reverse()) await end();
  };
  try {
    const url = `https://localhost:${port || (await freePort())}`;
    const database = env.DATABASE_URL || (await ownDatabase(folder, ends, say));
    const servers = [];
    for (const number of [1, 2]) {
      const server = await startServer(number, { root, folder, env, url, database, say });
      servers.push(server);
      ends.push(server.stop);
    }
    const caddy = await startCaddy({ root, folder, env, url, servers, say });
    ends.push(caddy.stop);
    const update = async () => {
      for (const step of [...servers.map(({ restart }) => restart), caddy.reload])
        if (!isStopped) await step();
      if (!isStopped) say('The present build is in place.');
    };
    return { url, certificate: caddy.certificate, update: oneAfterTheOther(update, say), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs one at a time, and says what fails: the parts go on as they are. */
function oneAfterTheOther(work, say) {
  let last = Promise.resolve();
  return () => {
    last = last.then(work).catch((error) => say(`The update failed: ${error.message}`));
    return last;
  };
}

async function ownDatabase(folder, ends, say) {
  const { url, stop } = await startPostgres(join(folder, 'postgres'), say);
  ends.push(stop);
  // For pg_dump and the project's own commands.
  writeFileSync(join(folder, 'database-url'), url, { mode: 0o600 });
  return url;
}

async function startServer(number, { root, folder, env, url, database, say }) {
  const port = await freePort();
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const own = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    DATABASE_URL: database,
    TRUST_PROXY: 'loopback',
    VITE_SITE_URL: env.VITE_SITE_URL || url,
  };
  const server = await supervised({
    name: `Server ${number}`,
    command: process.execPath,
    args: ['dist-server/main.js'],
    options: { cwd: root, env: { DRAIN_SECONDS, ...env, ...own } },
    log: join(folder, `server-${number}.log`),
    handsOn: /to become the owner/,
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok,
    say,
  });
  return { ...server, address: `127.0.0.1:${port}` };
}

async function startCaddy({ root, folder, env, url, servers, say }) {
  const files = join(folder, 'site');
  const kept = join(folder, 'caddy');
  mkdirSync(kept, { recursive: true });
  putSite(root, files);
  const admin = `127.0.0.1:${await freePort()}`;
  const options = {
    cwd: root,
    env: {
      ...env,
      ...{ HOME: kept, XDG_DATA_HOME: kept, XDG_CONFIG_HOME: kept },
      ...{ CADDY_ADMIN: admin, HTTP_PORT: String(await freePort()), HTTPS_PORT: new URL(url).port },
      ...{ SITE_ADDRESS: 'localhost', SITE_TLS: 'internal', SITE_FILES: files },
      SITE_API: servers.map(({ address }) => address).join(' '),
    },
  };
  const config = ['--config', 'Caddyfile', '--adapter', 'caddyfile'];
  const caddy = await supervised({
    name: 'Caddy',
    command: 'caddy',
    args: ['run', ...config],
    options,
    log: join(folder, 'caddy.log'),
    isReady: () => opens(url),
    say,
  });
  return {
    ...caddy,
    certificate: join(kept, 'caddy/pki/authorities/local/root.crt'),
    reload: async () => {
      putSite(root, files);
      await run('caddy', ['reload', '--address', admin, ...config], options);
    },
  };
}

/** Whether a page opens there. Who has issued the certificate is for visitors to ask. */
const opens = (url) =>
  new Promise((resolve, reject) => {
    get(url, { rejectUnauthorized: false, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).once('error', reject);
  });
