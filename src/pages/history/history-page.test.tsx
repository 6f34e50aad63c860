import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '#core/settings.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { HistoryPage } from './history-page.tsx';

const product = settings.productName;
const LABELS = [
  'Delphi',
  `${product} in ancient Greece`,
  'Early History of Delphi',
  'Who Built Delphi',
  'Oracle and Pythia',
  'Demise of Delphi',
  `Revival as Modern ${product}`,
];

const makeRouter = (at: string) =>
  createMemoryRouter([{ path: '*', element: <HistoryPage /> }], { initialEntries: ['/before', at] });

const page = (router: ReturnType<typeof makeRouter>) => (
  <Providers queryClient={createQueryClient()} i18n={createI18n()}>
    <RouterProvider router={router} />
  </Providers>
);

function open(at = '/history') {
  const router = makeRouter(at);
  render(page(router));
  return router;
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const panel = () => screen.getByRole('tabpanel');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  // The test environment has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the history page', () => {
  it('ROUTE-09 HISTORY-01 HISTORY-09 has a table of the four ancient festivals without any answer', () => {
    open();
    const table = screen.getByRole('table', { name: 'Four festivals for all Greeks' });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Games', 'Deity', 'Location', 'Prize', 'Frequency'],
      ['Olympic', 'Zeus', 'Olympia', 'Olive wreath', 'Every 4 years'],
      [product.replace(/ Games$/, ''), 'Apollo', 'Delphi', 'Laurel wreath', 'Every 4 years'],
      ['Nemean', 'Zeus', 'Nemea', 'Wild celery wreath', 'Every 2 years'],
      [
        'Isthmian',
        'Poseidon',
        'Isthmia near Corinth',
        expect.stringContaining('Pine wreath'),
        'Every 2 years',
      ],
    ]);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
  });

  it('HISTORY-02 HISTORY-05 has a text headed Our History and shows no mask', () => {
    open();
    const heading = screen.getByRole('heading', { level: 2, name: 'Our History' });
    expect(heading.parentElement?.querySelectorAll('p').length).toBeGreaterThan(2);
    expect(document.body.textContent).not.toMatch(/\{\w+\}|undefined/);
  });

  it('HISTORY-03 has seven vertical tabs in the order of the specification', () => {
    open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(LABELS);
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  });

  it('HISTORY-04 shows the first tab first, then only the text of the chosen one', () => {
    open();
    expect(selected()).toBe(LABELS[0]);
    const texts = LABELS.map((name) => {
      fireEvent.click(screen.getByRole('tab', { name }));
      expect(selected()).toBe(name);
      expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
      return panel().querySelector('p')?.textContent ?? '';
    });
    expect(new Set(texts).size).toBe(7);
    expect(texts.every((text) => text.length > 100)).toBe(true);
  });

  it('HISTORY-04 moves through the tabs with the arrow keys', () => {
    open();
    screen.getByRole('tab', { selected: true }).focus();
    press('ArrowDown');
    expect(selected()).toBe(LABELS[1]);
    press('End');
    expect(selected()).toBe(LABELS[6]);
    expect(document.activeElement?.textContent).toBe(LABELS[6]);
  });

  it('HISTORY-04 opens the tab in the address; a choice updates the address without a history entry', async () => {
    const router = open('/history?from=mail#oracle');
    expect(selected()).toBe('Oracle and Pythia');
    fireEvent.click(screen.getByRole('tab', { name: 'Demise of Delphi' }));
    await vi.waitFor(() => expect(router.state.location.hash).toBe('#demise'));
    expect(router.state.location.search).toBe('?from=mail');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it.each(['/history#no-such-chapter', '/history#', '/history#%E0%A4%A'])(
    'HISTORY-04 shows the first tab at %s',
    (at) => {
      open(at);
      expect(selected()).toBe(LABELS[0]);
    },
  );

  it('HISTORY-04 is prerendered with the first tab, whatever the address names', () => {
    const markup = document.createElement('div');
    markup.innerHTML = renderToString(page(makeRouter('/history#oracle')));
    expect(markup.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe(LABELS[0]);
    expect(markup.querySelectorAll('[role=tabpanel]:not([hidden])')).toHaveLength(1);
  });

  it('continues from the end of a chapter, and the focus moves to the tab of the next', () => {
    open();
    fireEvent.click(within(panel()).getByRole('button', { name: LABELS[1] as string }));
    expect(selected()).toBe(LABELS[1]);
    expect(document.activeElement?.getAttribute('role')).toBe('tab');
    expect(document.activeElement?.textContent).toBe(LABELS[1]);
    fireEvent.click(screen.getByRole('tab', { name: LABELS[6] as string }));
    expect(within(panel()).queryByRole('button')).toBeNull();
  });
});
