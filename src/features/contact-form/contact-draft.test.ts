import { expect, it } from 'vitest';
import { readDraft, writeDraft } from './contact-draft.ts';

const entries = { name: 'Ada', email: '', phone: '12', message: ' line\n' };

it('a draft comes back as it was typed, with the message it was changing', () => {
  expect(readDraft(writeDraft({ entries }))).toEqual({ entries });
  expect(readDraft(writeDraft({ entries, replaces: 'a' }))).toEqual({ entries, replaces: 'a' });
  expect(readDraft({ name: 'Ada' }).entries).toEqual({ name: 'Ada', email: '', phone: '', message: '' });
});
