import { EVENT } from '../e2e/offline/sample-words.ts';
import { linkOf, starEntries } from '../e2e/saved/two-devices.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { fullRun } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';

// What a screen reader gets of the plan of a venue, of paper, and of plans, in its order.
test.use({ ...withoutWorker, reducedMotion: 'reduce', hasAgreed: true });

test(
  'VENUE-03 VENUE-04 the plan is read as links to its places, and the list as what is known of each',
  fullRun,
  async ({ page }) => {
    await openSettled(page, EVENT);
    await expect(page.getByRole('region', { name: 'Find your way' })).toMatchAriaSnapshot(`
    - heading "Find your way" [level=2]
    - paragraph: Riverside Grounds
    - region "Plan of Riverside Grounds":
      - img:
        - link "1 Lyre Hall"
        - link "2 Laurel Arena"
        - link "3 Olive Court"
        - link "4 Market Square Stage"
        - link "5 Harbour Steps"
    - button "Zoom in"
    - button "Zoom out" [disabled]
    - heading "Venues" [level=3]
    - list:
      - listitem:
        - heading "Lyre Hall" [level=4]
      - listitem:
        - heading "Laurel Arena" [level=4]
      - listitem:
        - heading "Olive Court" [level=4]
        - paragraph: Through Gate 3 and down eleven steps.
        - term: "Step-free access:"
        - definition: "no"
        - term: "Hearing loop:"
        - definition: not known
    - heading "Facilities" [level=3]
    - list:
      - listitem:
        - paragraph: Entrance Tripod Street, opposite the tram stop
  `);
  },
);

test(
  'PRINT-01 PRINT-04 the page that prints is read as a choice of sheet and paper, and the sheet as a table of its sessions',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/print/pythian-games-athens');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "You are here"
    - heading "Print the schedule" [level=1]
    - radiogroup "Sheet":
      - radio "Pocket schedule" [checked]
      - radio "Door signs"
      - radio "Large print"
      - radio "My plan"
    - paragraph: Every session in four columns. Fold the page in half, then in half again, and it fits a pocket.
    - radiogroup "Paper":
      - radio "A4" [checked]
      - radio "US Letter"
    - button "Print"
    - region "Preview":
      - heading "Preview" [level=2]
      - heading "Pythian Games Athens" [level=2]
      - paragraph: All times are India Standard Time.
      - table:
        - rowgroup:
          - row:
            - columnheader /^\\w+day, \\d+\\w+ \\w+ \\d{4}$/
        - rowgroup:
          - row:
            - rowheader "10:00 AM to 12:00 PM"
            - cell "Kithara and Lyre Preliminary Lyre Hall, Riverside Grounds"
  `);
  },
);

test('PLAN-04 a friend’s list is read with whose it is, and what both saved', fullRun, async ({ page }) => {
  await starEntries(page, 2);
  const link = await linkOf(page, 'Ione');
  await page.goto(link.replace('#', '#look='));
  await expect(page.getByRole('region', { name: 'Ione' })).toMatchAriaSnapshot(`
    - heading "Ione" [level=2]
    - paragraph: You’re only looking at this list. Nothing is saved unless you add it.
    - button "Back to your list"
    - region:
      - heading /^\\w+day, \\d+\\w+ \\w+ \\d{4}$/ [level=3]
      - list:
        - listitem:
          - link
          - paragraph: Pythian National Games
          - paragraph
          - paragraph: You both saved this
  `);
});
