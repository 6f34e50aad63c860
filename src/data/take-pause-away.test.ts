import { expect, it } from 'vitest';
import { takePauseAway } from './take-pause-away.ts';

it('the pause goes, and its sheets hold on, in their order', () => {
  document.body.innerHTML =
    '<main>One<div id="pause" hidden><style>p{top:0}</style><style>p{top:1px}</style></div>two</main>';
  takePauseAway();
  expect(document.querySelector('main')?.innerHTML).toBe('Onetwo');
  expect([...document.head.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    'p{top:0}',
    'p{top:1px}',
  ]);
});

it('a page without one stays as it is', () => {
  document.body.innerHTML = '<main>One</main>';
  takePauseAway();
  expect(document.body.innerHTML).toBe('<main>One</main>');
});
