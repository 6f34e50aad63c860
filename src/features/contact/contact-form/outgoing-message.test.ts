import { describe, expect, it } from 'vitest';
import { entriesOf, outgoingMessage, readOutgoing } from './outgoing-message.ts';

const entries = {
  name: 'Ada Example',
  email: 'ada@example.org',
  phone: '919876543210',
  message: 'Two lines,\n"quoted" 🏛',
};

describe('the id of a message (reading Q-19)', () => {
  it('stays while the same entries are sent again', () => {
    const first = outgoingMessage(entries, null);
    expect(outgoingMessage({ ...entries }, first)).toBe(first);
  });

  it.each(['name', 'email', 'phone', 'message'] as const)('changes with the %s', (field) => {
    const first = outgoingMessage(entries, null);
    const second = outgoingMessage({ ...entries, [field]: `${entries[field]}1` }, first);
    expect(second.id).not.toBe(first.id);
    expect(entriesOf(second)[field]).toBe(`${entries[field]}1`);
  });

  it('is a new one after the form was emptied', () => {
    expect(outgoingMessage(entries, null).id).not.toBe(outgoingMessage(entries, null).id);
  });

  it('stays for a message of a former visit that is sent unchanged, together with its payload', () => {
    const { payload } = outgoingMessage(entries, null);
    const former = { id: 'former', payload: { ...payload, sessionid: 'session of last week' } };
    expect(outgoingMessage(entries, former)).toBe(former);
  });
});

describe('a message as the device has kept it', () => {
  it('gives back what was typed', () => {
    const { id, payload } = outgoingMessage(entries, null);
    const kept = readOutgoing(id, JSON.parse(JSON.stringify(payload)));
    expect(kept && entriesOf(kept)).toEqual(entries);
  });

  it.each([null, undefined, 'text', {}, { firstName: 'Ada' }, []])(
    'is nothing where it is damaged: %j',
    (payload) => {
      expect(readOutgoing('a', payload)).toBeNull();
    },
  );
});
