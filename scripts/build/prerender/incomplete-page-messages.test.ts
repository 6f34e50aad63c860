import { expect, it } from 'vitest';
import { incompletePageMessages } from './incomplete-page-messages.ts';

const lack = { key: 'POST /api/news|', what: 'rest', why: '860 kB' } as const;

it('pages that have all of their data are not mentioned', () => {
  expect(incompletePageMessages([{ path: '/', lacks: [] }])).toEqual([]);
});

it('one sentence tells about a response, and names the first pages', () => {
  const pages = ['/', '/news', '/news/details', '/kiosk', '/saved'].map((path) => ({ path, lacks: [lack] }));
  expect(incompletePageMessages(pages)).toEqual([
    'POST /api/news is long (860 kB), so only its first part is prerendered in: /, /news, /news/details and 2 more',
  ]);
});

it('the sentence for a response that did not come says why', () => {
  const lacks = [{ key: 'GET /api/Menu|', what: 'answer', why: 'larger than 2097152 bytes' } as const];
  expect(incompletePageMessages([{ path: '/', lacks }])).toEqual([
    'GET /api/Menu did not come (larger than 2097152 bytes), so nothing of it is prerendered in: /',
  ]);
});
