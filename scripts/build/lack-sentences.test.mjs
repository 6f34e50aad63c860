import { expect, it } from 'vitest';
import { lackSentences } from './lack-sentences.mjs';

const lack = { key: 'POST /api/news|', what: 'rest', why: '860 kB' };

it('pages that carry all of their answers are not worth a word', () => {
  expect(lackSentences([{ path: '/', lacks: [] }])).toEqual([]);
});

it('one sentence tells of an answer, and names the first pages', () => {
  const pages = ['/', '/news', '/news/details', '/kiosk', '/saved'].map((path) => ({ path, lacks: [lack] }));
  expect(lackSentences(pages)).toEqual([
    'POST /api/news is long (860 kB), so its first part alone is ready in: /, /news, /news/details and 2 more',
  ]);
});

it('an answer that did not come says why', () => {
  const lacks = [{ key: 'GET /api/Menu|', what: 'answer', why: 'larger than 2097152 bytes' }];
  expect(lackSentences([{ path: '/', lacks }])).toEqual([
    'GET /api/Menu did not come (larger than 2097152 bytes), so nothing of it is ready in: /',
  ]);
});
