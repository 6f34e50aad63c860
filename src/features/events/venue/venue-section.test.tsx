import { render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ACCESS_QUESTIONS } from '#content/venues/venue.ts';
import { venues } from '#content/venues/venues.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { facilitySign } from './facility-sign.ts';
import { VenueSection } from './venue-section.tsx';

function open(eventPath: string) {
  render(
    <I18nextProvider i18n={createI18n()}>
      <MemoryRouter>
        <VenueSection id="venue" eventPath={eventPath} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return screen.getByRole('region', { name: 'Find your way' });
}

describe.each(venues.map((venue) => [venue.name, venue] as const))(
  'VENUE-03 the list of %s',
  (name, { eventPaths, places, facilities }) => {
    const eventPath = eventPaths[0] ?? '';
    const planIn = (section: HTMLElement) => within(section).getByRole('region', { name: `Plan of ${name}` });
    const listed = (section: HTMLElement) =>
      [...section.querySelectorAll('li')].map((row) => row.textContent ?? '');

    it('names every place that the plan marks, with its number there, and nothing else', () => {
      const section = open(eventPath);
      const marks = [...planIn(section).querySelectorAll('a')].map((mark) =>
        [...mark.querySelectorAll('text')].map(({ textContent }) => textContent).join(' '),
      );
      const list = within(section)
        .getAllByRole('heading', { level: 4 })
        .map((heading) => {
          const row = heading.closest('li') as HTMLElement;
          return `${row.querySelector('[aria-hidden]')?.textContent} ${heading.textContent}`;
        });
      expect(marks).toHaveLength(places.length);
      expect(list).toEqual(marks);
    });

    it('leads from each mark to the row of its place', () => {
      const section = open(eventPath);
      for (const mark of planIn(section).querySelectorAll('a')) {
        const row = section.querySelector(mark.getAttribute('href') ?? '');
        const name = mark.querySelector('text:last-child')?.textContent ?? '?';
        expect(row?.textContent).toContain(name);
      }
    });

    it('says in words what every sign of the plan stands for, and where it is', () => {
      const section = open(eventPath);
      const signs = [...planIn(section).querySelectorAll('use')].map((sign) => sign.getAttribute('href'));
      expect(signs).toEqual(facilities.map(({ kind }) => facilitySign(kind)));
      for (const { where } of facilities)
        expect(listed(section).filter((row) => row.includes(where)).length, where).toBeGreaterThan(0);
    });

    it('answers every question about access for each place', () => {
      const section = open(eventPath);
      expect(within(section).getAllByRole('definition')).toHaveLength(
        places.length * ACCESS_QUESTIONS.length,
      );
    });
  },
);
