import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { settings } from '#core/settings.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { OpenDataNote } from './open-data-note.tsx';

const { calendarSubscriptions } = settings;
afterEach(() => {
  cleanup();
  Object.assign(settings, { calendarSubscriptions });
});

function linksOfNote(): Record<string, string | null> {
  render(
    <I18nextProvider i18n={createI18n()}>
      <OpenDataNote eventPath="athens" />
    </I18nextProvider>,
  );
  return Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
}

it('DATA-04 DATA-09 below a schedule are the ways to it and to its changes for programs', () => {
  expect(linksOfNote()).toEqual({
    'Open data: this schedule as JSON': '/schedule/athens.json',
    'Changes to this schedule as an Atom feed': '/calendar/event/athens.atom',
  });
});

it('DATA-09 no feed is offered if the host of the site has no calendars', () => {
  Object.assign(settings, { calendarSubscriptions: false });
  expect(Object.keys(linksOfNote())).toEqual(['Open data: this schedule as JSON']);
});
