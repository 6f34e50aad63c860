import { describe, expect, it } from 'vitest';
import { safeAddress } from './safe-address.ts';

describe('safeAddress', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '  javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'ftp://example.org/',
    'intent://scan/#Intent;end',
    'view-source:https://example.org',
  ])('refuses %j (X2)', (address) => {
    expect(safeAddress(address)).toBeNull();
  });

  it.each(['\\\\host.example', '/\\host.example', 'https:\\\\host.example', '/event\\x'])(
    'refuses the backslashes of %j, which browsers read as slashes (X2)',
    (address) => {
      expect(safeAddress(address)).toBeNull();
    },
  );

  it.each([
    'https://good.example@evil.example/',
    'https://good.example:443@evil.example/',
    'https://user:pass@example.org',
    '//good.example@evil.example',
  ])('refuses the user name in %j, which hides the host (X2)', (address) => {
    expect(safeAddress(address)).toBeNull();
  });

  it('refuses marks that change the text direction and hide a host (X2)', () => {
    expect(safeAddress('https://example.org/\u202egpj.exe')).toBeNull();
  });

  it('refuses a path that a browser would read as another host (X2)', () => {
    expect(safeAddress('/.//evil.example')).toBeNull();
    expect(safeAddress('/..//evil.example')).toBeNull();
  });

  it.each([null, undefined, '', '   ', '#', 'https://', 'http://[::1'])('finds nothing in %j', (address) => {
    expect(safeAddress(address)).toBeNull();
  });

  it('treats http and https in any letter case as another site, and normalizes them', () => {
    expect(safeAddress('HTTPS://Example.ORG/a b')).toEqual({
      kind: 'outside',
      href: 'https://example.org/a%20b',
    });
    expect(safeAddress('http:example.org')).toEqual({ kind: 'outside', href: 'http://example.org/' });
  });

  it('reads an address with a host but no scheme as https', () => {
    expect(safeAddress('//host.example/x')).toEqual({ kind: 'outside', href: 'https://host.example/x' });
    expect(safeAddress('www.example.org/x')).toEqual({ kind: 'outside', href: 'https://www.example.org/x' });
  });

  it('keeps mailto and tel', () => {
    expect(safeAddress('mailto:office@example.org')).toEqual({
      kind: 'contact',
      href: 'mailto:office@example.org',
    });
    expect(safeAddress('TEL:+910000000000')).toEqual({ kind: 'contact', href: 'TEL:+910000000000' });
  });

  it('treats a path as a screen of this site, with or without its first slash', () => {
    expect(safeAddress('/event/youth?a=1#b')).toEqual({ kind: 'page', href: '/event/youth?a=1#b' });
    expect(safeAddress('about-us')).toEqual({ kind: 'page', href: '/about-us' });
    expect(safeAddress('../about-us')).toEqual({ kind: 'page', href: '/about-us' });
    expect(safeAddress('#schedule')).toEqual({ kind: 'page', href: '#schedule' });
    expect(safeAddress('/event/दिल्ली')).toEqual({ kind: 'page', href: encodeURI('/event/दिल्ली') });
  });

  it('treats documents and served folders as files, for a plain link (PWA-07)', () => {
    expect(safeAddress('/documents/csr.pdf')?.kind).toBe('file');
    expect(safeAddress('/storage/app/x')?.kind).toBe('file');
    expect(safeAddress('/reset')?.kind).toBe('file');
    expect(safeAddress('/manifest.webmanifest')?.kind).toBe('file');
  });

  it.each(['/event/games-2.0', '/our-council/dr.rao', '/event/games-2.0/music/lyre.solo'])(
    'treats %s as a screen although its name has a dot (ROUTE-33)',
    (address) => expect(safeAddress(address)).toEqual({ kind: 'page', href: address }),
  );

  it('treats the enrolment site as another site even on our own address', () => {
    expect(safeAddress('/enrolment-sample/login?x=1')).toEqual({
      kind: 'outside',
      href: '/enrolment-sample/login?x=1',
    });
  });
});
