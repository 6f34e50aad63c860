import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { variantFiles } from '../support/content/variant-files.ts';
import { contactPayload } from './contact-payload.ts';
import { KEY } from './sample-server.ts';
import { newFolder, startedServer, stopped } from './started-server.ts';

const run = promisify(execFile);
const ONLY_ITS_OWNER = 0o077;

/** A folder for everything, and the programs that copy it, as `npm run backup` and `npm run restore` start them. */
function place() {
  const folder = newFolder();
  const dataDir = join(folder, 'data');
  const program = (...words: readonly string[]) =>
    run(process.execPath, ['dist-server/backup.js', ...words], {
      env: { ...process.env, DATA_DIR: dataDir },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
    );
  return { folder, dataDir, copy: join(folder, 'copy'), program };
}

const send = async (url: string, message: string) => {
  const answer = await fetch(`${url}/api/cum`, {
    method: 'POST',
    headers: { 'access-token': KEY, 'content-type': 'application/json', 'idempotency-key': message },
    body: JSON.stringify(contactPayload(message)),
  });
  expect(answer.status).toBe(200);
};
const received = async (url: string) =>
  ((await (await fetch(`${url}/__received`)).json()) as { readonly id: string }[]).map(({ id }) => id);

describe('a backup', () => {
  it('OPS-04 is made while the server runs, and put back: what was received, uploaded and nothing else', async () => {
    const { folder, dataDir, copy, program } = place();
    const first = await startedServer(dataDir);
    const name = await variantFiles(join(dataDir, 'uploads'));
    // What an upload has left unfinished.
    await mkdir(join(dataDir, 'uploads', '.6c0c5d1c-35b4-4a5e-9a3e-9d1a6b2d3f10'));
    await send(first.url, 'before');
    expect(await program('backup', copy)).toEqual({
      code: 0,
      said: `"${copy}" holds the database of "${dataDir}" and 1 uploaded pictures.\n`,
    });
    expect(readdirSync(join(copy, 'uploads'))).toEqual([name]);
    expect(statSync(copy).mode & ONLY_ITS_OWNER).toBe(0);
    expect(statSync(join(copy, 'messages.db')).mode & ONLY_ITS_OWNER).toBe(0);
    await send(first.url, 'after');

    expect(await program('restore', copy)).toEqual({
      code: 1,
      said: `A server is using "${dataDir}". Stop it first: what it receives in the meantime would be lost.\n`,
    });
    await stopped(first.server);
    const restored = await program('restore', copy);
    expect(restored.code).toBe(0);
    const [, before = ''] = /What was there before is in "(.+)"/.exec(restored.said) ?? [];
    expect(existsSync(join(before, 'messages.db'))).toBe(true);
    expect(readdirSync(folder).filter((one) => one.includes('.unfinished'))).toEqual([]);
    const second = await startedServer(dataDir);
    expect(await received(second.url)).toEqual(['before']);
    expect(readdirSync(join(dataDir, 'uploads'))).toEqual([name]);
  });

  it('OPS-04 that is damaged or none is not put back, and what is there stays', async () => {
    const { folder, dataDir, copy, program } = place();
    const { server, url } = await startedServer(dataDir);
    await send(url, 'kept');
    await program('backup', copy);
    await stopped(server);
    const file = join(copy, 'messages.db');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4_096, 12_288);
    writeFileSync(file, bytes);
    const damaged = await program('restore', copy);
    expect([damaged.code, damaged.said]).toEqual([1, expect.stringMatching(/damaged|cannot be copied/)]);
    expect(await program('restore', folder)).toMatchObject({
      code: 1,
      said: `"${folder}" holds no backup.\n`,
    });
    expect(await received((await startedServer(dataDir)).url)).toEqual(['kept']);
  });

  it('OPS-04 never replaces another, and says what it needs', async () => {
    const { dataDir, copy, program } = place();
    expect(await program('backup', copy)).toMatchObject({
      code: 1,
      said: expect.stringContaining('cannot be copied'),
    });
    expect(existsSync(copy)).toBe(false);
    await stopped((await startedServer(dataDir)).server);
    expect((await program('backup', copy)).code).toBe(0);
    expect(await program('backup', copy)).toMatchObject({
      code: 1,
      said: `"${copy}" is there already. Name a new folder.\n`,
    });
    expect((await program('backup')).code).toBe(2);
  });
});
