import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NONCE_PLACE } from '#core/desk/nonce.ts';
import { createApp } from '../app.ts';

let deskDir: string;
let app: FastifyInstance;

beforeEach(async () => {
  deskDir = mkdtempSync(join(tmpdir(), 'desk-'));
  mkdirSync(join(deskDir, 'assets'));
  writeFileSync(join(deskDir, 'index.html'), `<script nonce="${NONCE_PLACE}"></script>`);
  writeFileSync(join(deskDir, 'assets/main-1.js'), 'start()');
  app = await createApp({ deskDir });
});
afterEach(async () => {
  await app.close();
  rmSync(deskDir, { recursive: true });
});

const get = (url: string) => app.inject({ url });

describe('the site of the desk', () => {
  it.each(['/desk', '/desk/', '/desk/history/3'])('DESK-50 %s is its page, never stored', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('DESK-50 each answer has a nonce of its own, and nothing else may run or style', async () => {
    const [one, other] = [await get('/desk'), await get('/desk')];
    const nonceOf = (body: string) => /nonce="([^"]+)"/.exec(body)?.[1];
    expect(nonceOf(one.body)).not.toBe(nonceOf(other.body));
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'nonce-${nonceOf(one.body)}' 'strict-dynamic';`);
    expect(policy).toContain(`style-src 'nonce-${nonceOf(one.body)}';`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('DESK-50 hashed files are kept for good, and a missing one is no page', async () => {
    const file = await get('/desk/assets/main-1.js');
    expect(file.body).toBe('start()');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/desk/assets/main-2.js')).statusCode).toBe(404);
    expect((await get('/desk/assets/../index.html')).body).not.toContain(NONCE_PLACE);
  });

  it('an unknown address of the API is no page', async () => {
    const { statusCode, headers } = await get('/desk/api/nothing');
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });

  it('without a built desk there is none', async () => {
    const bare = await createApp();
    expect((await bare.inject({ url: '/desk' })).statusCode).toBe(404);
    await bare.close();
  });
});
