import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';

/** A web server that is in front of a site and its API, as the files of the build have it. */
export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

export interface Site {
  /** The built site. */
  readonly siteDir: string;
  /** The folder with the files for web servers. */
  readonly hostsDir: string;
  /** Host and port of the API; null if the site asks another one. */
  readonly api: string | null;
}

export type WebServer = 'caddy' | 'nginx';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** nginx is not on the path of ordinary users. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

const isInstalled = (server: WebServer) =>
  spawnSync(server, server === 'caddy' ? ['version'] : ['-v'], { env }).error === undefined;

const WEB_SERVERS: readonly WebServer[] = ['caddy', 'nginx'];
export const INSTALLED = WEB_SERVERS.filter(isInstalled);
/** Each is named by a test that is skipped. */
export const MISSING = WEB_SERVERS.filter((server) => !INSTALLED.includes(server));

/** Encodings that are installed. */
export const encodingsOf = (server: WebServer) =>
  server === 'caddy' || existsSync(BROTLI_MODULE) ? ['br', 'gzip'] : ['gzip'];

/** Starts a web server on a free port of this machine. */
export async function startWebServer(server: WebServer, site: Site): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), `${server}-`));
  const port = await freePort();
  const child = server === 'caddy' ? startCaddy(folder, port, site) : startNginx(folder, port, site);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      said += text;
    });
  const url = `http://127.0.0.1:${port}`;
  const isUp = async () => {
    expect(child.exitCode, said).toBeNull();
    await fetch(url);
  };
  await vi.waitFor(isUp, 30_000);
  return {
    url,
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startCaddy(folder: string, port: number, { siteDir, hostsDir, api }: Site): ChildProcess {
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{
	admin off
	auto_https off
	storage file_system ${folder}
}
http://:${port} {
	bind 127.0.0.1
	root * ${siteDir}
	import ${hostsDir}/Caddyfile
}
`,
  );
  const own = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { ...env, ...own, ...(api === null ? {} : { SITE_API: api }) },
  });
}

function startNginx(folder: string, port: number, { siteDir, hostsDir, api }: Site): ChildProcess {
  const config = join(folder, 'nginx.conf');
  const hasBrotli = existsSync(BROTLI_MODULE);
  mkdirSync(join(folder, 'tmp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/tmp/${name};`,
  );
  writeFileSync(
    config,
    `daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
events {}
http {
	access_log off;
	${temporary.join('\n\t')}
	include ${hostsDir}/nginx-maps.conf;
	${api === null ? '' : `upstream site_api { server ${api}; keepalive 16; }`}
	server {
		listen 127.0.0.1:${port};
		root ${siteDir};
		include ${hostsDir}/nginx-site.conf;
		${hasBrotli ? 'brotli_static on;' : ''}
	}
}
`,
  );
  return spawn('nginx', ['-p', folder, '-c', config, '-e', 'stderr'], { env });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Ends a process that was started here. */
export function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return Promise.resolve();
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  return end;
}
