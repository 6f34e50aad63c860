import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PREVIEW } from '#core/preview.ts';
import { markPreview } from './mark-preview.ts';

const page = document.documentElement;
const shown = () => document.body.textContent;

beforeEach(() => {
  page.className = '';
  document.body.innerHTML = '<div id="root" data-page="page">Published</div>';
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('an ordinary tab shows the page as it was made', () => {
  expect([markPreview(), page.className, shown()]).toEqual([false, '', 'Published']);
});

it('DESK-84 a preview shows nothing of the document, which says what is published', () => {
  sessionStorage.setItem(PREVIEW, 'on');
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  expect([markPreview(), page.className, shown()]).toEqual([true, 'preview', 'Published']);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect([shown(), document.getElementById('root')?.dataset.page]).toEqual(['', 'shell']);
});
