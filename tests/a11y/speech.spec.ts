import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { fullRun } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';

// What a screen reader gets, in its order. Days and times move with the calendar, so only their format is checked.
test.use({ ...withoutWorker, reducedMotion: 'reduce', hasAgreed: true });

test('EVENT-08 EVENT-10 the last day of the schedule is read as a table of games and entries: what, where, when', async ({
  page,
}) => {
  await openSettled(page, '/event/pythian-national-games');
  const schedule = page.getByRole('region', { name: 'Games schedule' });
  await schedule.getByRole('tab').last().click();
  await expect(schedule).toMatchAriaSnapshot(`
    - heading "Games schedule" [level=2]
    - button "Add to calendar"
    - combobox "Game":
      - option "All games" [selected]
    - combobox "Venue":
      - option "All venues" [selected]
    - combobox "Time of day":
      - option "Any time" [selected]
    - combobox "Round":
      - option "All rounds" [selected]
    - radiogroup "Sort":
      - radio "By game" [checked]
      - radio "By time"
    - tablist "Day":
      - 'tab /^Today: \\w+day, \\d+\\w+ \\w+ \\d{4}$/'
      - tab /^\\w+day, \\d+\\w+ \\w+ \\d{4}$/ [selected]
    - tabpanel /^\\w+day, \\d+\\w+ \\w+ \\d{4}$/:
      - status: /^\\w+day \\d+\\/\\d+\\/\\d{4} \\d+ sessions$/
      - region "Timetable":
        - table:
          - rowgroup:
            - row:
              - columnheader "Game"
              - columnheader /^\\d+\\/\\d+\\/\\d{4}$/
          - rowgroup:
            - row:
              - rowheader "Kithara and Lyre":
                - heading "Kithara and Lyre" [level=3]
              - cell:
                - list:
                  - listitem:
                    - paragraph: Final, afternoon
                    - paragraph:
                      - link "Lyre Hall, Riverside Grounds":
                        - /url: "#place-lyre-hall"
                    - paragraph:
                      - time: /^\\d+\\/\\d+\\/\\d{4} 12:00 PM$/
                      - text: to
                      - time: /^\\d+\\/\\d+\\/\\d{4} 2:00 PM$/
                    - link "Show Lyre Hall, Riverside Grounds on a map (opens in a new tab)"
                    - 'button "More: Kithara and Lyre: Final, afternoon"'
                    - 'button "Save Kithara and Lyre: Final, afternoon"'
    - paragraph: /^All times are India Standard Time\\./
  `);
});

test(
  'MEDALS-01 MEDALS-02 medals are read as a table, and an opened game names its winners',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/medals');
    await page.getByRole('button', { name: 'Folk dance' }).click();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Medals and winners" [level=1]
    - figure "All games combined":
      - term: Gold
      - definition: "6"
    - region "Game by game":
      - heading "Game by game" [level=2]
      - table "Game by game":
        - rowgroup:
          - row "Game Gold Silver Bronze Total":
            - columnheader "Game"
            - columnheader "Gold"
            - columnheader "Silver"
            - columnheader "Bronze"
            - columnheader "Total"
        - rowgroup:
          - row "Kithara and voice 2 1 2 5":
            - rowheader "Kithara and voice":
              - button "Kithara and voice"
            - cell "2"
            - cell "1"
            - cell "2"
            - cell "5"
          - row "Folk dance 1 1 1 3":
            - rowheader "Folk dance":
              - button "Folk dance" [expanded]
          - row "Ensemble Garhwal Valley Gold Syrtos Circle of Naupaktos Silver Highland Drums of Sidama Bronze":
            - cell:
              - list:
                - listitem: Ensemble Garhwal Valley Gold
                - listitem: Syrtos Circle of Naupaktos Silver
                - listitem: Highland Drums of Sidama Bronze
  `);
  },
);

test(
  'LAYOUT-04 LAYOUT-05 the open menu is read as a list with the entries below its opener',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/medals');
    await page.getByRole('banner').getByRole('button', { name: 'Events', exact: true }).click();
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - list "Pythian Games on social media":
      - listitem:
        - link "Facebook (opens in a new tab)"
    - link "Search"
    - link "Saved"
    - combobox "Language":
      - option "English" [selected]
    - link "Pythian Games, home"
    - navigation "Main":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - button "The movement"
        - listitem:
          - button "Events" [expanded]
          - list:
            - listitem:
              - link "All events"
            - listitem:
              - link "Medals"
        - listitem:
          - button "Arts and games"
    - link "Login"
    - link "Sign up"
  `);
    const medals = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Medals' });
    await expect(medals).toHaveAttribute('aria-current', 'page');
  },
);

test('BANNER-01 BANNER-02 the banners are read as a group that says its position, and the next one is announced', async ({
  page,
}) => {
  await openSettled(page, '/');
  await page.getByRole('button', { name: 'Next highlight' }).click();
  await expect(page.getByRole('region', { name: 'Highlights' }).first()).toMatchAriaSnapshot(`
    - heading "Eight arts. One wreath." [level=1]
    - group "2 of 5":
      - img "Five pairs dance in a ring"
      - heading "Pythian Games, played again" [level=2]
      - link "See all events"
    - button "Resume all motion"
    - button "Previous highlight"
    - button "Next highlight"
    - list:
      - listitem:
        - button "1 of 5"
    - status: "2 of 5: Pythian Games, played again"
  `);
});

test('CONTACT-03 an empty form that is sent is read with its errors, first in a list and then next to each field', async ({
  page,
}) => {
  await openSettled(page, '/contact');
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  const form = page.getByRole('form', { name: 'Send a message' });
  await expect(form).toMatchAriaSnapshot(`
    - heading "Send a message" [level=2]
    - paragraph: All four fields are required. If you’re offline, we save your message here and send it later.
    - region "Please check these fields":
      - heading "Please check these fields" [level=2]
      - list:
        - listitem:
          - link "Enter your full name."
        - listitem:
          - link "Enter your email address."
        - listitem:
          - link "Enter your phone number in digits."
        - listitem:
          - link "Write your message."
    - textbox "Full name" [invalid]
    - paragraph: Enter your full name.
    - textbox "Email" [invalid]
    - paragraph: Enter your email address.
    - textbox "Phone" [invalid]
    - paragraph: Enter your phone number in digits.
    - textbox "Message" [invalid]
    - paragraph: Write your message.
    - button "Send message"
  `);
  for (const field of await form.getByRole('textbox').all())
    await expect(field).toHaveAccessibleDescription(/^(?:Enter|Write)/);
});
