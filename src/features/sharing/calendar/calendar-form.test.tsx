import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { calendarEntry } from '#core/calendar/calendar-entry.ts';
import { settings } from '#core/settings.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import type { CalendarChoice } from './calendar-choice.ts';
import { CalendarForm } from './calendar-form.tsx';
import { eventOfSite } from './event-of-site.ts';

const download = vi.hoisted(() => ({ downloadCalendar: vi.fn() }));
vi.mock('./download-calendar.ts', () => download);

const entry = calendarEntry(
  { id: 'x', title: 'Drama: Final', startsAt: '28/11/2026 10:00:00', endsAt: '', place: '' },
  'abcdef-1',
  eventOfSite('athens', 'Athens Games', { endOpen: '', until: () => '' }),
  { changedAt: Date.UTC(2026, 10, 1) },
);
const choiceOf = (id: string, label: string, change: Partial<CalendarChoice> = {}): CalendarChoice => ({
  id,
  label,
  name: 'Athens Games',
  entries: entry === null ? [] : [entry],
  isIncomplete: false,
  isBusy: false,
  isPlan: false,
  file: `${id}.ics`,
  subscription: (reminder) => `/calendar/event/athens.ics${reminder === null ? '' : `?alarm=${reminder}`}`,
  ...change,
});
const WHOLE = choiceOf('whole', 'The whole schedule');
const DAY = choiceOf('day', 'Only that day', { subscription: null });

function open(...choices: [CalendarChoice, ...CalendarChoice[]]) {
  render(
    <I18nextProvider i18n={createI18n()}>
      <CalendarForm choices={choices} />
    </I18nextProvider>,
  );
}
const reminder = () => screen.getByLabelText<HTMLSelectElement>('Reminder');
const choose = (value: string) => fireEvent.change(reminder(), { target: { value } });
const subscribe = () => screen.queryByRole('link', { name: 'Subscribe' })?.getAttribute('href');
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  // As another tab would tell it.
  dispatchEvent(new StorageEvent('storage', { key: null }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the calendar form', () => {
  it('CAL-02 downloads what was chosen, and says so where the dialog does not hide it', async () => {
    open(WHOLE, DAY);
    fireEvent.click(screen.getByRole('radio', { name: /^Only that day/ }));
    choose('60');
    fireEvent.click(screen.getByRole('button', { name: 'Download the file' }));
    await vi.waitFor(() => expect(download.downloadCalendar).toHaveBeenCalledWith(DAY, '60'));
    expect(statuses()).toContain('Downloaded: day.ics. Open it, and your calendar does the rest.');
  });

  it('CAL-02 says what to do if the file cannot be made', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    download.downloadCalendar.mockImplementationOnce(() => {
      throw new Error('no');
    });
    open(WHOLE);
    fireEvent.click(screen.getByRole('button', { name: 'Download the file' }));
    await vi.waitFor(() => expect(statuses()).toContain('That didn’t work. Reload the page and try again.'));
  });

  it('CAL-04 remembers the reminder on this device, and none is the rule', () => {
    open(WHOLE);
    expect(reminder().value).toBe('');
    choose('30');
    cleanup();
    open(WHOLE);
    expect(reminder().value).toBe('30');
    choose('');
    cleanup();
    open(WHOLE);
    expect(reminder().value).toBe('');
  });

  it('CAL-08 offers a subscription with the reminder, but not for a day, nor where nobody answers', () => {
    open(WHOLE, DAY);
    expect(subscribe()).toBe(`webcal://${location.host}/calendar/event/athens.ics`);
    choose('10');
    expect(subscribe()).toBe(`webcal://${location.host}/calendar/event/athens.ics?alarm=10`);
    fireEvent.click(screen.getByRole('radio', { name: /^Only that day/ }));
    expect(subscribe()).toBeUndefined();
    cleanup();
    const { calendarSubscriptions } = settings;
    onTestFinished(() => void Object.assign(settings, { calendarSubscriptions }));
    Object.assign(settings, { calendarSubscriptions: false });
    open(WHOLE);
    expect(subscribe()).toBeUndefined();
  });

  it('says what is missing, and why nothing can be added', () => {
    open(choiceOf('whole', '', { isIncomplete: true }));
    expect(screen.getByText(/Sessions without a time are left out\.$/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    cleanup();
    open(choiceOf('entry', '', { entries: [] }));
    expect(screen.getByText('There’s no time yet, so there’s nothing to add.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
