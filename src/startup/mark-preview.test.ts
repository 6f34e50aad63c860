import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markPreview } from './mark-preview.ts';

const page = document.documentElement;
const shown = () => document.body.textContent;

beforeEach(() => {
  page.className = '';
  document.body.innerHTML = '<div id="root" data-page="page">Published</div><script id="page-data">{}</script>';
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('an ordinary tab shows the page as it was made', () => {
  markPreview();
  expect([page.className, shown()]).toEqual(['', 'Published{}']);
});

it('DESK-84 a preview shows and reads nothing of the document, which says what is published', () => {
  sessionStorage.setItem('preview', 'on');
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  markPreview();
  expect([page.className, page.hidden]).toEqual(['preview', true]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect([page.hidden, shown(), document.getElementById('root')?.dataset.page]).toEqual([false, '', 'shell']);
});
