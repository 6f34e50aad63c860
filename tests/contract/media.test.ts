import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SampleServer, startServer } from './sample-server.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('sample pictures', () => {
  it('may be fetched by workers of any origin, and are revalidated', async () => {
    for (const path of [
      '/media/events/national.webp',
      '/storage/app/public/event-categories-images/national.webp',
    ]) {
      const response = await server.ask(path, { headers: { origin: 'https://elsewhere.example' } });
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type')).toContain('image/webp');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(response.headers.get('cache-control')).toContain('must-revalidate');
      expect(response.headers.get('etag')).not.toBeNull();
      const again = await server.askRaw(path, { 'if-none-match': response.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    }
  });

  it('cannot run anything when opened on their own', async () => {
    const response = await server.ask('/media/news/n1.svg');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('the film supports range requests', async () => {
    const { status, headers } = await server.askRaw('/media/gallery/clip.mp4', { range: 'bytes=0-1' });
    expect(status).toBe(206);
    expect(headers['content-length']).toBe('2');
    expect(headers['content-range']).toMatch(/^bytes 0-1\/\d+$/);
  });

  it('a picture that does not exist is 404 in plain text', async () => {
    const response = await server.ask('/media/none.svg');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });
});
