import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ItemTitle } from './item-title.tsx';
import type { RenewedItem } from './renewed/renewed-item.ts';

const entry = { ref: { kind: 'entry', eventPath: 'athens', id: '1x' } } as unknown as RenewedItem;

/** The outermost element, which the title is read in whatever the page's direction is. */
function titleOf(title: string) {
  const { container } = render(
    <p dir="rtl">
      <ItemTitle item={entry} title={title} />
    </p>,
  );
  return container.querySelector('p')?.childNodes as NodeListOf<ChildNode>;
}

it.each([
  ['Relay: Torch Race through midnight', 'ltr'],
  ['سباق التتابع: نصف النهائي', 'rtl'],
  ['Kithara: النهائي', 'ltr'],
  ['24: 7', 'ltr'],
])('PLAN-11 %s is one run that reads %s on a page of either direction', (title, direction) => {
  const parts = titleOf(title);
  expect(parts).toHaveLength(1);
  const [whole] = parts;
  expect(whole?.textContent).toBe(title);
  expect(whole instanceof HTMLElement && [whole.localName, whole.dir]).toEqual(['bdi', direction]);
});

it('PLAN-11 names the language of game and entry apart', () => {
  const [whole] = titleOf('Kithara: النهائي');
  const parts = [...(whole as HTMLElement).children].map((part) => [
    part.textContent,
    part.getAttribute('lang'),
  ]);
  expect(parts).toEqual([
    ['Kithara', 'en'],
    ['النهائي', 'ar'],
  ]);
});
