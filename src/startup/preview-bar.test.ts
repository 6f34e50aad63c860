import { afterEach, expect, it } from 'vitest';
import { showPreviewBar } from './preview-bar.ts';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

it('DESK-83 the bar says what this is, and when nobody is signed in any more it leads back here', () => {
  history.replaceState(null, '', '/news/details?article=rain');
  const bar = showPreviewBar();
  const shown = document.querySelector('aside');
  expect(shown?.textContent).toContain('Preview: not published');
  bar.sayItIsOver();
  bar.sayItIsOver();
  expect(shown?.textContent).toContain('not signed in any more');
  const [again, ...others] = [...(shown?.querySelectorAll('a') ?? [])].map((link) =>
    link.getAttribute('href'),
  );
  expect([again, others]).toEqual(['/desk/preview?page=%2Fnews%2Fdetails%3Farticle%3Drain', ['/desk']]);
});
