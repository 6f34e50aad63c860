import { describe, expect, it } from 'vitest';
import { contactHref } from './contact-href.ts';

describe('the link of a contact card text', () => {
  it.each([
    ['email', 'office@council.example', 'mailto:office@council.example'],
    ['email', ' press+news@council.example ', 'mailto:press%2Bnews@council.example'],
    ['email', 'γραφείο@council.example', 'mailto:%CE%B3%CF%81%CE%B1%CF%86%CE%B5%CE%AF%CE%BF@council.example'],
    ['mobile', '+91 00000 00101', 'tel:+910000000101'],
    ['mobile', '(0832) 000-101', 'tel:0832000101'],
    ['mobile', '+९१ ००००० ००१०१', 'tel:+910000000101'],
    ['whatsapp', '+91 00000-00103', 'https://wa.me/910000000103'],
  ] as const)('CONTACT-02 %s: %s', (type, text, href) => {
    expect(contactHref(type, text)).toBe(href);
  });

  it.each([
    ['other', '1 Lyre Avenue, 403001'],
    ['other', 'office@council.example'],
    ['email', 'by post only'],
    ['mobile', 'on request'],
    ['whatsapp', ''],
  ] as const)(
    'CONTACT-02 returns no link for text that is not an address or number (%s: "%s")',
    (type, text) => {
      expect(contactHref(type, text)).toBeNull();
    },
  );

  it('does not let an address add e-mail header fields', () => {
    expect(contactHref('email', 'a@b.example?bcc=c@d.example')).toBeNull();
    expect(contactHref('email', 'a@b.example?subject=x&body=y')).toBe(
      'mailto:a@b.example%3Fsubject%3Dx%26body%3Dy',
    );
  });
});
