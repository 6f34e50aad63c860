import { afterEach, expect, it, vi } from 'vitest';
import { showPreviewBar } from './preview-bar.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const links = () =>
  [...document.querySelectorAll('aside a')].map((link) => [link.textContent, link.getAttribute('href')]);

it('DESK-83 the bar says what this is, and leads to the desk', () => {
  showPreviewBar();
  expect(document.querySelector('aside')?.textContent).toContain('Preview: not published');
  expect(links()).toEqual([['Back to the desk', '/desk']]);
});

it('DESK-83 when nobody is signed in the bar leads back here after a sign-in, and out of the preview', () => {
  history.replaceState(null, '', '/news/details?article=rain#pictures');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  sessionStorage.setItem('preview', 'on');
  const bar = showPreviewBar();
  bar.sayItIsOver('nobody');
  bar.sayItIsOver('role');
  expect(document.querySelector('aside')?.textContent).toContain('You are not signed in');
  expect(links()).toEqual([['Sign in', '/desk/preview?page=%2Fnews%2Fdetails%3Farticle%3Drain%23pictures']]);
  document.querySelector('button')?.click();
  expect(sessionStorage.getItem('preview')).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
});

it('DESK-83 whoever has another role is told so, and asked for no sign-in', () => {
  const bar = showPreviewBar();
  bar.sayItIsOver('role');
  expect(document.querySelector('aside')?.textContent).toContain('Your role does not include');
  expect(links()).toEqual([]);
});
