import { fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { type MedalsRow, medals } from '#content/reference/medals.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { MedalTally } from './medal-tally.tsx';
import { MedalsTable } from './medals-table.tsx';

const show = (rows: readonly MedalsRow[]) =>
  render(
    <I18nextProvider i18n={createI18n()}>
      <h2 id="title">Game by game</h2>
      <MedalTally rows={rows} />
      <MedalsTable rows={rows} labelledBy="title" />
    </I18nextProvider>,
  );

const buttons = () => screen.getAllByRole('button');
const button = (game: string) => screen.getByRole('button', { name: game });
/** The row of winners that a game's button controls. */
const winnersOf = (game: string) => document.getElementById(button(game).getAttribute('aria-controls') ?? '');

describe('the table of medals', () => {
  it('MEDALS-01 has a row for each game, with its three counts and their sum', () => {
    show(medals);
    expect(screen.getByRole('table', { name: 'Game by game' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Game',
      'Gold',
      'Silver',
      'Bronze',
      'Total',
    ]);
    const rows = screen.getAllByRole('rowheader').map((head) => head.closest('tr') as HTMLTableRowElement);
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const figures = within(row)
        .getAllByRole('cell')
        .map((cell) => Number(cell.textContent));
      const [gold = 0, silver = 0, bronze = 0, total] = figures;
      expect(total, row.textContent).toBe(gold + silver + bronze);
    }
  });

  it('MEDALS-02 opens and closes the winners of a game, each with a name and a medal', () => {
    show(medals);
    for (const { game, winners } of medals) {
      expect(winnersOf(game)?.hidden).toBe(true);
      fireEvent.click(button(game));
      expect(button(game).getAttribute('aria-expanded')).toBe('true');
      const row = winnersOf(game);
      expect(row?.hidden).toBe(false);
      const shown = row ? within(row).queryAllByRole('listitem') : [];
      expect(shown.map((item) => item.textContent)).toEqual(
        winners.map(({ name, medal }) => `${name}${medal}`),
      );
      fireEvent.click(button(game));
      expect(button(game).getAttribute('aria-expanded')).toBe('false');
      expect(winnersOf(game)?.hidden).toBe(true);
    }
  });

  it('MEDALS-02 a click anywhere on the row does the same, and several may be open', () => {
    show(medals);
    const [first, second] = buttons() as [HTMLElement, HTMLElement];
    fireEvent.click(within(first.closest('tr') as HTMLElement).getAllByRole('cell')[0] as HTMLElement);
    fireEvent.click(second);
    expect([first, second].map((one) => one.getAttribute('aria-expanded'))).toEqual(['true', 'true']);
    expect(buttons().filter((one) => one.getAttribute('aria-expanded') === 'true')).toHaveLength(2);
  });

  it('MEDALS-02 says so if nobody has won yet, and names a language other than English', () => {
    show(medals);
    fireEvent.click(button('Oratory'));
    expect(winnersOf('Oratory')?.textContent).toBe('The final is still to come.');
    fireEvent.click(button('Traditional wrestling'));
    expect(winnersOf('Traditional wrestling')?.querySelectorAll('bdi[lang="hi"]')).toHaveLength(1);
  });

  it('MEDALS-04 Q-18 shows exactly "No Record found" when there are none', () => {
    show([]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No Record found');
    expect(document.querySelector('figure')).toBeNull();
  });
});

describe('the tally of all games', () => {
  it('MEDALS-01 counts the medals of all rows, in numbers and discs', () => {
    show(medals);
    const sums = (['gold', 'silver', 'bronze'] as const).map((key) =>
      medals.reduce((sum, row) => sum + row.medals[key], 0),
    );
    const rows = [...document.querySelectorAll('dl > div')];
    expect(rows.map((row) => Number(row.querySelector('dd')?.textContent))).toEqual(sums);
    expect(rows.map((row) => row.querySelectorAll('[aria-hidden] > span').length)).toEqual(sums);
  });
});
