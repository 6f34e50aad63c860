import { answerRevisions, EVENT, session, strip, untilStored } from '../e2e/changes/revisions.ts';
import { expect, test } from '../support/fixtures.ts';
import { fullRun } from '../support/scope.ts';
import { waitForWorker } from '../support/service-worker-control.ts';
import { openSettled, untilHydrated } from '../support/settled.ts';

// What a screen reader gets of what has changed in a schedule, and of the way into a calendar, in its order.
test.use({ reducedMotion: 'reduce', hasAgreed: true });
const HEAT = session('Heat', 10, 10, 'Odeon');
const TALK = session('Talk', 10, 12, 'Odeon');

test(
  'CHANGES-01 CHANGES-02 what has changed is announced and read as what was and what is now, and the way into a calendar as a dialog',
  fullRun,
  async ({ page, context }) => {
    const answers = await answerRevisions(context, { games: { Kithara: [HEAT, TALK] } });
    await page.goto('/news');
    await waitForWorker(page);
    await page.goto(`${EVENT}#schedule`);
    await untilHydrated(page);
    await untilStored(page, 'seen:pythian-national-games', 'Heat 10:00');
    await openSettled(page, '/news');
    answers.current = {
      games: { Kithara: [session('Heat', 10, 11, 'Odeon'), session('Final', 11, 9, 'Odeon')] },
    };
    await page.goto(`${EVENT}#schedule`);
    await strip(page).click();
    const schedule = page.getByRole('region', { name: 'Games schedule' });
    await expect(schedule).toMatchAriaSnapshot(`
    - heading "Games schedule" [level=2]
    - status:
      - button "3 changes since you last looked" [expanded]
    - list:
      - listitem:
        - paragraph: New time
        - paragraph: "Kithara: Heat"
        - text: '/Before: \\w+ \\d+ \\w+, 10:00 AM Now: 11:00 AM/'
      - listitem:
        - paragraph: No longer on the schedule
        - paragraph: "Kithara: Talk"
        - paragraph: /12:00 PM, Odeon/
      - listitem:
        - paragraph: New
        - paragraph: "Kithara: Final"
        - paragraph: /9:00 AM, Odeon/
    - button "Got it"
  `);
    await schedule.getByRole('button', { name: 'More: Kithara: Heat' }).click();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - 'dialog "Kithara: Heat"':
      - button "Close"
      - 'heading "Kithara: Heat" [level=2]'
      - paragraph: /\\w+day, \\d+\\w+ \\w+ \\d{4}/
      - paragraph: 11:00 AM to 12:00 PM
      - paragraph: Odeon
      - combobox "Reminder":
        - option "None" [selected]
        - option "10 minutes before"
        - option "30 minutes before"
        - option "1 hour before"
      - button "Download the file"
      - paragraph: It opens in your calendar, even offline, but won’t pick up later changes.
      - region "Subscribe":
        - paragraph: "Your calendar keeps itself up to date: when a session moves or is called off, you’ll see it there."
        - link "Subscribe":
          - /url: /^webcal:/
        - button "Copy the link"
      - 'button "Share Kithara: Heat"'
  `);
  },
);
