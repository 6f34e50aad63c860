import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '');
const compose = read('compose.yaml');
const isIn = (text: string, name: string) => new RegExp(`\`${name}\``).test(text);

/** The part of the compose file that begins with this line, up to the next one that is as far left. */
function partOf(file: string, line: string): string {
  const [, indent = '', rest = ''] = new RegExp(`^( *)${line}.*\\n([\\s\\S]*)`, 'm').exec(file) ?? [];
  const end = rest.search(new RegExp(`^ {0,${indent.length}}\\S`, 'm'));
  return end < 0 ? rest : rest.slice(0, end);
}
const services = [...partOf(compose, 'services:').matchAll(/^ {2}(\w+):$/gm)].map(([, name = '']) => name);

describe('the image', () => {
  const runtime = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

  it('OPS-43 runs the server as a user without rights, with a health check, and can be told to end', () => {
    expect(runtime).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(runtime).toMatch(/^HEALTHCHECK .*CMD \["node", .*\/healthz/m);
    // In this form no shell stands between a signal and the server.
    expect(runtime).toMatch(/^CMD \["node", "dist-server\/main\.js"\]$/m);
    const stages = [...dockerfile.matchAll(/ AS (\w+)$/gm)].map(([, name]) => name);
    for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gm))
      if (!stages.includes(image)) expect(image).toMatch(/:.*\$\{\w+\}$/);
    expect(dockerfile).toMatch(/^ARG ALPINE=\d+\.\d+$/m);
    expect(dockerfile).toMatch(/^ARG NODE=\d+$/m);
  });

  it('OPS-43 is built from all files that the build reads, and from nothing else', () => {
    const rules = read('.dockerignore').split('\n');
    expect(rules.find((line) => line !== '' && !line.startsWith('#'))).toBe('*');
    const taken = rules.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    for (const path of taken) expect(existsSync(join(root, path)), path).toBe(true);
    const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };
    const settings = references.map(({ path }) => path.replace('./', ''));
    const needed = [
      ...settings.map((path) => (path.endsWith('.json') ? path : `${path}/tsconfig.json`)),
      ...['index.html', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'vite.config.ts'],
    ];
    const isTaken = (path: string) => taken.some((given) => path === given || path.startsWith(`${given}/`));
    expect(needed.filter((path) => !isTaken(path))).toEqual([]);
    expect(taken.filter((path) => path.startsWith('.'))).toEqual([]);
    for (const [, path = ''] of dockerfile.matchAll(/^COPY (package\.json) /gm))
      expect(existsSync(join(root, path))).toBe(true);
  });

  it('OPS-43 has settings that are documented, and takes all those of the build', () => {
    const set = [...(/^ENV (.*)$/m.exec(runtime)?.[1] ?? '').matchAll(/(\w+)=/g)].map(
      ([, name = '']) => name,
    );
    expect(set).toContain('DATA_DIR');
    const documented = read('docs/operations.md');
    expect(set.filter((name) => name !== 'NODE_ENV' && !isIn(documented, name))).toEqual([]);
    const taken = [...dockerfile.matchAll(/VITE_\w+/g)].map(([name]) => name);
    expect([...new Set(taken)].sort()).toEqual(settingsOfTheBuild());
  });
});

/** All settings that `core/settings.ts` reads, which alone does. */
const settingsOfTheBuild = () => [...new Set(read('core/settings.ts').match(/\bVITE_[A-Z_]+\b/g))].sort();

describe('the compose file', () => {
  it('OPS-43 starts PostgreSQL, two servers, the build of the site and Caddy, all of them confined', () => {
    expect(services).toEqual(['postgres', 'api1', 'api2', 'site', 'caddy']);
    const confined = partOf(compose, 'x-confined:');
    for (const rule of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
      expect(confined).toContain(rule);
    for (const name of services) {
      const part = partOf(compose, `${name}:$`);
      expect(part, name).toMatch(/<<: \*(?:confined|server)/);
      expect(part.includes('read_only: false'), name).toBe(name === 'site');
      expect(part.includes('ports:'), name).toBe(name === 'caddy');
    }
    expect(partOf(compose, 'x-server:')).toContain('<<: *confined');
    expect(partOf(compose, 'postgres:$')).toContain('pg_isready');
  });

  it('OPS-43 builds the image of the servers once, and the site in a stage that holds no build', () => {
    const built = services.filter((name) => /^ {4}build:/m.test(partOf(compose, `${name}:$`)));
    expect(built).toEqual(['api1', 'site']);
    const [, stage = ''] = /target: (\w+)/.exec(partOf(compose, 'site:$')) ?? [];
    const steps = dockerfile.slice(dockerfile.indexOf(` AS ${stage}\n`)).split('\nFROM ')[0];
    expect(steps).toContain('COPY . .');
    expect(steps).not.toContain('npm run build');
  });

  it('OPS-43 DATA-06 lets the build read the organisers’ pictures, and only read', () => {
    const site = partOf(compose, 'site:$');
    const pictures = /data:(\/\w+)/.exec(partOf(compose, 'x-server:'))?.[1];
    expect(site).toContain(`DATA_DIR: ${pictures}`);
    expect(site).toMatch(new RegExp(`volumes: .*"data:${pictures}:ro"`));
    // They are in folders of another user's.
    expect(site).toContain('cap_add: [DAC_READ_SEARCH]');
  });

  it('OPS-43 has documented settings and no secret', () => {
    const environment = partOf(partOf(compose, 'x-server:'), 'environment:');
    const set = [...environment.matchAll(/^\s+([A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(set).toEqual(['DATABASE_URL', 'TRUST_PROXY', 'DRAIN_SECONDS']);
    const documented = read('docs/operations.md');
    expect(set.filter((name) => !isIn(documented, name))).toEqual([]);
    const build = [...partOf(compose, 'args:').matchAll(/- (VITE_\w+)$/gm)].map(([, name = '']) => name);
    expect(build.sort()).toEqual(settingsOfTheBuild());
    const example = read('.env.example');
    for (const [, name] of compose.matchAll(/\$\{(\w+)/g))
      expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
    expect(example).toMatch(/^POSTGRES_PASSWORD=$/m);
    for (const [, value = ''] of compose.matchAll(/PASSWORD: (.*)$/gm)) expect(value).toMatch(/^\$\{/);
    expect(read('.gitignore').split('\n')).toContain('.env');
  });

  it('OPS-43 puts Caddy before both servers, at the address that they trust', () => {
    const caddy = partOf(compose, 'caddy:$');
    expect(caddy).toContain('SITE_API: api1:4173 api2:4173');
    const trusted = /TRUST_PROXY: (\S+)/.exec(compose)?.[1];
    expect(caddy).toContain(`ipv4_address: ${trusted}`);
    // Others get theirs before Caddy starts.
    expect(trusted).toMatch(/^172\.30\.87\.\d$/);
    expect(compose).toContain('ip_range: 172.30.87.128/25');
    const known = [...read('Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name = '']) => name);
    const set = [...partOf(caddy, 'environment:').matchAll(/^\s+([A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(set.filter((name) => name !== 'SITE_API' && !known.includes(name))).toEqual([]);
  });
});
