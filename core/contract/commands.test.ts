import { describe, expect, it } from 'vitest';
import { contactMessage, toContactPayload } from './entities/contact-message.ts';
import { toTrackingPayload, trackVisit } from './entities/tracking.ts';
import { RefusedError, ShapeError } from './envelope.ts';
import { readNoting } from './testing/read-noting.ts';

describe('tracking a visit', () => {
  const payload = toTrackingPayload({
    fromUrl: '',
    toUrl: 'https://site.example/',
    pageName: 'home',
    userAgent: 'Browser/1',
    sessionId: 's-1',
    eventId: '1',
  });

  it('API-18 sends exactly the eight keys, with an empty ip', () => {
    expect(payload).toEqual({
      fromurl: '',
      tourl: 'https://site.example/',
      pagename: 'home',
      browseagent: 'Browser/1',
      ip: '',
      sessionid: 's-1',
      apifor: 'web',
      eventid: '1',
    });
    expect(Object.keys(payload).sort()).toEqual([...trackVisit.fields].sort());
  });

  it('API-19 returns the text of the first result unchanged, or nothing', () => {
    expect(readNoting(trackVisit, [{ encrstr: 'A+B/==&x' }, { encrstr: 'second' }]).answer).toBe('A+B/==&x');
    expect(readNoting(trackVisit, { data: [{ encrstr: 'ABC' }] }).answer).toBe('ABC');
    for (const body of [[], [{}], [{ encrstr: null }], [{ encrstr: '' }, { encrstr: 'second' }], [null]]) {
      expect(readNoting(trackVisit, body).answer).toBeNull();
    }
  });
});

describe('a contact message', () => {
  it('API-22 sends exactly the six keys', () => {
    const entries = { name: 'Asha Sample', email: 'a@example.org', phone: '98', message: 'Hello' };
    const payload = toContactPayload(entries, 's-1');
    expect(payload).toEqual({
      firstName: 'Asha Sample',
      emailid: 'a@example.org',
      contactno: '98',
      message: 'Hello',
      sessionid: 's-1',
      apifor: 'web',
    });
    expect(Object.keys(payload).sort()).toEqual([...contactMessage.fields].sort());
  });

  it('CONTACT-06 is accepted with status 1, as number or text', () => {
    for (const status of [1, '1']) expect(readNoting(contactMessage, { status }).answer).toBe('accepted');
  });

  it('CONTACT-07, OFFLINE-14 distinguishes a refusal from a response that is not from the API', () => {
    expect(() => readNoting(contactMessage, { status: 0 })).toThrow(RefusedError);
    expect(() => readNoting(contactMessage, { message: 'ok' })).toThrow(ShapeError);
    expect(() => readNoting(contactMessage, '<p>Sign in</p>')).toThrow(ShapeError);
  });

  it('has the longer time limit of a send', () => {
    expect(contactMessage.timeLimitMs).toBe(15_000);
  });
});
