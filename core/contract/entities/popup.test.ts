import { expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { bodyOf, fullItems } from '../testing/full-answers.ts';
import { readNoting } from '../testing/read-noting.ts';
import { popup } from './popup.ts';

const item = fullItems.popup;

it('POPUP-01 reads the popup of a page', () => {
  expect(readNoting(popup, bodyOf('popup', [item])).answer).toEqual({
    isVisible: true,
    isOneTime: true,
    heading: asUntrustedHtml('<em>Heading</em>'),
    image: asUntrustedHtml('<img src="a.jpg">'),
    description: asUntrustedHtml('<p>Description</p>'),
    button: { text: 'More', url: '/news' },
  });
});

it('POPUP-01 uses only the first item, even when only the second is visible', () => {
  const hidden = { ...item, ispopupvisible: 0 };
  expect(readNoting(popup, [hidden, item]).answer?.isVisible).toBe(false);
});

it('POPUP-01 replaces an unusable first item with no other', () => {
  const { answer, notes } = readNoting(popup, [null, item]);
  expect(answer).toBeNull();
  expect(notes).toHaveLength(1);
});

it('POPUP-01 has no popup for an empty list', () => {
  expect(readNoting(popup, []).answer).toBeNull();
});
