import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startServerIn } from './server-in-folder.ts';
import { newFolder } from './started-server.ts';

const run = promisify(execFile);
/** What an image of 250 MB has left, besides Node and the system below it. */
const LARGEST_MB = 110;

describe('what production needs, gathered in a folder', () => {
  // Outside of the project, where Node would find everything.
  const parent = mkdtempSync(join(tmpdir(), 'assembled-'));
  const folder = join(parent, 'app');
  beforeAll(() => run(process.execPath, ['scripts/tools/assemble.mjs', folder]), 120_000);
  afterAll(() => rmSync(parent, { recursive: true }));

  it('OPS-42 is enough for the server, its site, desk and sample', async () => {
    const server = await startServerIn(folder, newFolder());
    onTestFinished(() => server.stop());
    const headers = { 'access-token': 'sample-key-not-a-secret' };
    for (const path of ['/', '/event', '/desk', '/api/Menu', '/media/events/river-2021.webp', '/healthz'])
      expect((await fetch(server.url + path, { headers })).status, path).toBe(200);
  });

  it('OPS-42 is enough for what the server loads later: pictures, workbooks and PostgreSQL', async () => {
    const later = `for (const name of ['sharp', 'pg', 'read-excel-file/node', 'write-excel-file/node', 'nodemailer'])
      await import(name);
    const { default: sharp } = await import('sharp');
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    console.log((await picture.avif().toBuffer()).length > 0);`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', later], { cwd: folder });
    expect(stdout.trim()).toBe('true');
  });

  it('OPS-42 has the programs for content, copies and the site', async () => {
    const env = { ...process.env, DATA_DIR: newFolder() };
    const { stdout } = await run('npm', ['run', '--silent', 'content', '--', 'status'], { cwd: folder, env });
    expect(stdout).toContain('sample');
    for (const [name, usage] of [
      ['backup', 'npm run backup -- FOLDER'],
      ['data', 'npm run data -- move'],
      ['put-site', 'npm run put-site -- FOLDER'],
    ] as const)
      await expect(run('npm', ['run', '--silent', name], { cwd: folder, env })).rejects.toMatchObject({
        stderr: expect.stringContaining(usage),
      });
  });

  it('OPS-42 holds nothing of the page, the desk or the tools, and fits into a small image', () => {
    for (const name of [
      'react',
      'react-dom',
      '@mui',
      '@emotion',
      'vite',
      'typescript',
      'playwright',
      'react-admin',
    ])
      expect(existsSync(join(folder, 'node_modules', name)), name).toBe(false);
    expect(existsSync(join(folder, 'dist-server/prerender.js'))).toBe(false);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(bytes / 1e6).toBeLessThan(LARGEST_MB);
  });

  it('OPS-42 goes into a new folder alone', async () => {
    await expect(run(process.execPath, ['scripts/tools/assemble.mjs', folder])).rejects.toMatchObject({
      stderr: expect.stringContaining('is not empty; name a new folder.'),
    });
  });
});
