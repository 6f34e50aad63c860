import { readFileSync } from 'node:fs';
import { fillInTemplate, type TypedRow } from '../../support/desk/fill-in-template.ts';
import { daysLater, OPENING, publicProgramme } from '../../support/desk/public-programme.ts';
import { expect, test } from '../../support/fixtures.ts';
import { watchPageProblems } from '../../support/looking/page-problems.ts';
import { readCalendar } from '../../support/reading/read-calendar.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { untilHydrated } from '../../support/settled.ts';
import type { Site } from '../../support/site.ts';
import { noteSeconds, timedStep } from '../../support/timing/timed-step.ts';
import { lines, row, strip, untilStored } from '../changes/revisions.ts';
import { publishAll } from './desk-steps.ts';
import { COMPUTER, PHONE } from './no-mistakes.ts';

const PLACE = { timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' } as const;
const EVENT = 'lamps-on-the-river';
const OWNER_LINK = /become the owner of this site's desk: (\S+)/;
/** The event begins tomorrow: whatever the hour, the session that moves is still ahead. */
const FIRST_DAY = daysLater(new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10), 1);

// The fixture's page is the visitor's.
test.use({ ...PLACE, viewport: PHONE, hasAgreed: true });

/** Rows of the sheet that cannot be read: the first one names the columns. */
const WRONG: Readonly<Record<number, TypedRow>> = { 38: { Start: '25:70' }, 412: { Day: '2026-13-45' } };
const withMistakes = (rows: readonly TypedRow[]) =>
  rows.map((typed, index) => ({ ...typed, ...WRONG[index + 2] }));

const workbook = (name: string, buffer: Buffer) => ({
  ...{ name, buffer },
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

async function openingInCalendar({ url }: Site) {
  const answer = await fetch(`${url}/calendar/event/${EVENT}.ics`);
  const { entries } = readCalendar(await answer.text());
  const [opening, ...others] = entries.filter(({ title }) => title.includes(OPENING.title));
  expect(others).toEqual([]);
  if (opening === undefined) throw new Error('The opening is not in the calendar.');
  return { count: entries.length, ...opening };
}
/** A time of the first day at the event, as calendars have it. */
const instant = (time: string) => new Date(`${FIRST_DAY}T${time}:00+05:30`).toISOString();

test('DESK-01 DESK-70 IMPORT-02 DESK-35 DESK-58 CHANGES-09 CAL-03 a newcomer’s walk: from the link that the first start prints, by a spreadsheet of 500 sessions, to one that moves on a visitor’s page, list of changes and calendar', async ({
  page: visitor,
  site,
  browser,
}) => {
  test.slow();
  const room = await browser.newContext({ baseURL: site.url, viewport: COMPUTER, ...PLACE });
  const problems = watchPageProblems(room);
  const desk = await room.newPage();
  const rows = publicProgramme(FIRST_DAY);
  expect(rows).toHaveLength(500);

  await timedStep('to the desk by the link that the start has printed', async () => {
    await expect.poll(() => site.said()).toMatch(OWNER_LINK);
    await desk.goto(OWNER_LINK.exec(site.said())?.[1] ?? '');
    await desk.getByLabel('Your name').fill('Ada Example');
    await desk.getByLabel('Your email').fill('ada@festival.example');
    await desk.getByLabel('Password').fill('lyre river amber noon');
    await desk.getByRole('button', { name: 'Join' }).click();
    await desk.getByRole('button', { name: 'Start empty' }).click();
    await expect(desk.getByText('There are no events yet.')).toBeVisible();
  });

  await timedStep('the event', async () => {
    await desk.getByRole('link', { name: 'Add an event' }).click();
    await desk.getByLabel(/^Name/).fill('Lamps on the River');
    await desk.getByLabel(/^Path/).fill(EVENT);
    await desk.getByLabel('Start date', { exact: true }).fill(FIRST_DAY);
    await desk.getByLabel('End date', { exact: true }).fill(daysLater(FIRST_DAY, 4));
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Event saved.')).toBeVisible();
  });

  const template = await timedStep('the template', async () => {
    await desk.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Import' }).click();
    const download = desk.waitForEvent('download');
    await desk.getByRole('link', { name: 'A spreadsheet to fill in' }).click();
    return readFileSync(await (await download).path());
  });

  const file = desk.locator('input[type=file]');
  const report = desk.getByRole('region', { name: 'What the file says' });
  await timedStep('what has to be corrected', async () => {
    await file.setInputFiles(workbook('programme.xlsx', fillInTemplate(template, withMistakes(rows))));
    await expect(report.getByRole('alert').getByRole('listitem')).toHaveText([
      /^Sheet “Programme”, row 38, column “Start”: “25:70” isn’t a time\./,
      /^Sheet “Programme”, row 412, column “Day”: “2026-13-45” isn’t a real date\./,
    ]);
    await expect(desk.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
  });

  await timedStep('the import of 500 sessions', async () => {
    await file.setInputFiles(workbook('programme.xlsx', fillInTemplate(template, rows)));
    await expect(report.getByText('500 new', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(report.getByRole('heading', { name: 'Imported' })).toBeVisible();
  });

  await timedStep('the first publishing', () => publishAll(desk));

  await timedStep('a visitor finds the session', async () => {
    await visitor.goto('/news');
    await waitForWorker(visitor);
    const stream = visitor.waitForResponse('**/api/changes');
    await visitor.goto(`/event/${EVENT}#schedule`);
    await untilHydrated(visitor);
    await expect(row(visitor, OPENING.title)).toContainText('6:30 PM');
    await expect(row(visitor, OPENING.title)).toContainText(OPENING.place);
    await untilStored(visitor, `seen:${EVENT}`, `${OPENING.title} 18:30`);
    await stream;
  });
  const before = await openingInCalendar(site);
  expect(before).toMatchObject({ count: 500, start: instant('18:30') });

  await timedStep('the move from a phone', async () => {
    await desk.setViewportSize(PHONE);
    await desk.goto('/desk');
    await desk.getByLabel('Search by name or place').fill('opening');
    await desk.getByRole('button', { name: new RegExp(OPENING.title) }).click();
    await desk.getByRole('button', { name: '+15 min' }).click();
    await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  });
  const now = desk.getByRole('button', { name: 'Publish now' });
  await expect(now).toBeEnabled();
  const pressed = performance.now();
  await now.click();
  await expect.poll(() => row(visitor, OPENING.title).innerText(), { intervals: [50] }).toContain('6:45 PM');
  noteSeconds('from “Publish now” to the visitor’s page', performance.now() - pressed);

  await timedStep('the visitor’s list of changes', async () => {
    await expect(strip(visitor)).toHaveText('1 change since you last looked');
    await strip(visitor).click();
    expect(await lines(visitor)).toEqual([
      expect.stringMatching(/Kithara: Opening concert Before: .*6:30 PM Now: 6:45 PM$/),
    ]);
  });

  await timedStep('the calendar', async () => {
    const after = await openingInCalendar(site);
    expect(after).toMatchObject({ count: 500, uid: before.uid, start: instant('18:45') });
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });

  await room.close();
  expect(problems.unexpected([]), 'problems at the desk').toEqual([]);
});
