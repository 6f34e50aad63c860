import { afterAll, describe, expect, it, vi } from 'vitest';

vi.mock('#core/settings.ts', () => ({
  settings: {
    siteUrl: 'https://site.example',
    mediaBase: 'https://media.example',
    eventImageBase: 'https://pictures.example/events',
    mediaHosts: ['cdn.example'],
  },
}));
// Another test may have loaded the module with other settings.
vi.resetModules();
const { eventImageAddress, pictureAddress } = await import('./picture-address.ts');
afterAll(() => vi.resetModules());

describe('pictureAddress', () => {
  it('resolves paths against the media base (EVENTS-10)', () => {
    expect(pictureAddress('/a/b.jpg')).toBe('https://media.example/a/b.jpg');
    expect(pictureAddress('a/b.jpg')).toBe('https://media.example/a/b.jpg');
    expect(pictureAddress('./b.jpg')).toBe('https://media.example/b.jpg');
  });

  it('MEDIA-08 leaves what was uploaded here on this site, wherever other pictures are', () => {
    const address = `/uploads/${'ab'.repeat(16)}-800x600/800.webp`;
    expect([pictureAddress(address), eventImageAddress(address)]).toEqual([address, address]);
    expect(pictureAddress('/uploads/other.webp')).toBe('https://media.example/uploads/other.webp');
  });

  it('keeps pictures of known hosts only', () => {
    expect(pictureAddress('https://cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg');
    expect(pictureAddress('//cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg');
    expect(pictureAddress('https://site.example/a.jpg')).toBe('https://site.example/a.jpg');
  });

  it.each([
    'https://beacon.example/x.gif',
    '//beacon.example/x.gif',
    'http://cdn.example/a.jpg',
    'https://cdn.example@beacon.example/',
    'https://cdn.example.beacon.example/',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    '\\\\beacon.example/x',
    '',
  ])('leaves out %j, which could track visitors (X5)', (address) => {
    expect(pictureAddress(address)).toBeNull();
  });
});

describe('eventImageAddress', () => {
  it.each([
    ['a/b.jpg', 'https://pictures.example/events/a/b.jpg'],
    ['./b.jpg', 'https://pictures.example/events/b.jpg'],
    ['/a/b.jpg', 'https://media.example/a/b.jpg'],
    ['https://pictures.example/x.jpg', 'https://pictures.example/x.jpg'],
    ['https://beacon.example/x.gif', null],
    ['//beacon.example/x.gif', null],
    ['', null],
  ])('EVENTS-10 %j is at %j', (path, address) => {
    expect(eventImageAddress(path)).toBe(address);
  });
});
