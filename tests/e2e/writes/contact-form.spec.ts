import type { Route } from '@playwright/test';
import { storedTexts } from '../../faults/in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun, some } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilSettled } from '../../support/settled.ts';
import { storedText } from '../../support/stored-text.ts';
import {
  fields,
  fill,
  form,
  NO_NETWORK,
  NOTHING,
  postCount,
  receivedTexts,
  SAVED,
  send,
  sendButton,
  standing,
  toast,
  typed,
  writeAnother,
} from './contact-steps.ts';

test.beforeEach(({ page }) => openSettled(page, '/contact'));

test('ROUTE-16 CONTACT-01 CONTACT-02 the cards lead to the office, and the form is there', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('main').locator('form').getByLabel('Message')).toBeVisible();
  const card = (name: string) => page.getByRole('listitem', { name });
  const href = (name: string) => card(name).getByRole('link').first().getAttribute('href');
  expect(await href('Write to us')).toBe('mailto:office@pythian-games.example');
  expect(await href('Call us')).toBe('tel:+910000000101');
  expect(await href('Chat with us')).toBe('https://wa.me/910000000103');
  await expect(card('Visit us').getByRole('link')).toHaveCount(0);
  await expect(card('Visit us').getByText('1 Lyre Avenue, Old Quay')).toBeVisible();
  await expect(card('Write to us').locator('img')).toHaveAttribute('src', '/media/icons/mail.svg');
});

test('API-22 API-23 CONTACT-04 CONTACT-06 CONTACT-08 CONTACT-10 a message arrives as it was typed', async ({
  page,
  site,
}) => {
  const message = '  First line\n\n"Quoted" & <b>bold</b> – ελληνικά, हिन्दी १२३, 🏺👨‍👩‍👧\n';
  const sent = page.waitForRequest('**/api/cum');
  await send(page, typed(message));
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toContain('application/json');
  const body: unknown = request.postDataJSON();
  expect(Object.keys(body as object).toSorted()).toEqual(
    ['apifor', 'contactno', 'emailid', 'firstName', 'message', 'sessionid'].toSorted(),
  );
  await expect(toast(page, 'Message sent')).toBeVisible();
  await writeAnother(page);
  const [stored, ...more] = await site.received();
  expect(more).toEqual([]);
  expect(stored?.payload).toEqual(body);
  expect(stored?.payload).toEqual({
    firstName: 'Meera Example',
    emailid: 'meera@mail.example',
    contactno: '919876543210',
    message,
    sessionid: await page.evaluate(() => sessionStorage.getItem('sessionId')),
    apifor: 'web',
  });
  expect(stored?.id).toBe(request.headers()['idempotency-key']);
  const asked = (await site.requests()).filter(({ path }) => path === '/api/ContactUs');
  expect(asked.map(({ values }) => values.pageurl)).toContain('contact');
});

for (const field of some(1, ['email', 'message', 'name', 'phone'] as const)) {
  test(`CONTACT-03 nothing is sent while the ${field} is blank`, async ({ page, site }) => {
    await send(page, { ...typed(), [field]: field === 'phone' ? 'none' : '  ' });
    await expect(fields(page)[field]).toHaveAttribute('aria-invalid', 'true');
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(1);
    await expect(form(page).getByRole('region')).toBeFocused();
    expect(await postCount(site)).toBe(0);
  });
}

test(
  'CONTACT-05 the button is off while the call runs, and nothing makes a second one',
  fullRun,
  async ({ page, site }) => {
    await site.scenario('slow', { only: ['/api/cum'], delayMs: 3_000 });
    await send(page);
    await expect(sendButton(page)).toBeDisabled();
    await sendButton(page).click({ force: true });
    await fields(page).email.press('Enter');
    await expect(toast(page, 'Message sent')).toBeVisible();
    await writeAnother(page);
    expect(await postCount(site)).toBe(1);
    expect(await receivedTexts(site)).toHaveLength(1);
  },
);

test(
  'CONTACT-05 CONTACT-08 pressing Enter and the button at the same moment sends one message',
  fullRun,
  async ({ page, site }) => {
    await fill(page);
    await form(page).evaluate((element) => {
      const button = element.querySelector('button');
      for (let press = 0; press < 5; press++) {
        (element as HTMLFormElement).requestSubmit();
        button?.click();
      }
    });
    await expect(toast(page, 'Message sent')).toBeVisible();
    await letTimePass(page, 500, 'a second message, which must not go out');
    expect(await postCount(site)).toBe(1);
    expect(await receivedTexts(site)).toHaveLength(1);
  },
);

for (const mode of some(1, ['statuszero', 'portal', '500', '400'] as const)) {
  test(`CONTACT-07 CONTACT-08 an answer without acceptance (${mode}) is a failure, and nothing is sent later`, async ({
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(NO_NETWORK);
    await site.contact(mode, 1);
    await send(page);
    await expect(toast(page, 'Failed to send Message')).toBeVisible();
    await expect(page.getByText(SAVED)).toHaveCount(0);
    expect(await standing(page)).toEqual(typed());
    await expect(sendButton(page)).toBeEnabled();
    await waitForWorker(page);
    await page.reload();
    await letTimePass(page, 1_500, 'a delivery, which must not come');
    expect(await receivedTexts(site)).toEqual([]);
    expect(await page.evaluate(storedTexts), 'messages that would be sent').toEqual([]);
    // What was typed is stored as a draft, since it was not sent, and nowhere else.
    const stored: unknown[] = JSON.parse(await storedText(page));
    const drafts = stored.indexOf('drafts');
    expect(drafts).toBeGreaterThan(-1);
    expect(JSON.stringify(stored.toSpliced(drafts, 2))).not.toContain('meera@mail.example');
  });
}

test(
  'CONTACT-07 OFFLINE-12 the same input sent again after a failure has the same id',
  fullRun,
  async ({ page, site, allowConsole }) => {
    allowConsole(NO_NETWORK);
    const ids: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/cum')) ids.push(request.headers()['idempotency-key']);
    });
    await site.contact('500', 1);
    await send(page);
    await expect(toast(page, 'Failed to send Message')).toBeVisible();
    await sendButton(page).click();
    await expect(toast(page, 'Message sent')).toBeVisible();
    expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0]]);
    expect(await receivedTexts(site)).toHaveLength(1);
  },
);

test(
  'CONTACT-07 the pressed button has the focus again after a failure, however late it comes',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(NO_NETWORK);
    const answerLate = async (route: Route) => {
      await letTimePass(page, 700, 'a server that answers late');
      await route.fulfill({ status: 502, json: {} });
    };
    await context.route('**/api/cum', answerLate);
    await fill(page);
    for (const key of ['Enter', 'Space']) {
      await sendButton(page).press(key);
      await expect(sendButton(page)).toBeDisabled();
      await expect(sendButton(page)).toBeEnabled();
      await expect(sendButton(page)).toBeFocused();
    }
  },
);

test('CONTACT-09 the form works without the cards', fullRun, async ({ page, site, allowConsole }) => {
  allowConsole(NO_NETWORK);
  await site.scenario('failing', { only: ['/api/ContactUs'] });
  await page.goto('/contact');
  await send(page);
  await expect(toast(page, 'Message sent')).toBeVisible();
  expect(await receivedTexts(site)).toHaveLength(1);
});

test('KIOSK-04 the fields are empty for anyone who comes back', fullRun, async ({ page }) => {
  await fill(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await page.goBack();
  await expect(form(page)).toBeVisible();
  expect(await standing(page)).toEqual(NOTHING);
});

test('KIOSK-04 the fields are empty after leaving the site and coming back', fullRun, async ({ page }) => {
  await fill(page);
  await page.goto('about:blank');
  await page.goBack();
  await expect(form(page)).toBeVisible();
  await expect.poll(() => standing(page)).toEqual(NOTHING);
  await letTimePass(page, 500, 'what the browser might fill in again, which must not come');
  expect(await standing(page)).toEqual(NOTHING);
});

test(
  'CONTACT-08 what is typed before hydration stays, and never becomes part of an address',
  fullRun,
  async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await fields(page).name.fill('Meera Example');
    await fields(page).name.press('Enter');
    await untilSettled(page);
    expect(new URL(page.url()).search).toBe('');
    expect((await standing(page)).name).toBe('Meera Example');
  },
);

test('CONTACT-06 a message sent before hydration goes out afterwards', fullRun, async ({ page, site }) => {
  await page.route('**/assets/main-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/contact');
  await send(page);
  await expect(toast(page, 'Message sent')).toBeVisible();
  expect(await receivedTexts(site)).toEqual([typed().message]);
  expect(new URL(page.url()).search).toBe('');
});

test(
  'CONTACT-07 a refused message is only reported as failed: the form stays where it is',
  fullRun,
  async ({ page, site, allowConsole }) => {
    allowConsole(NO_NETWORK);
    await fill(page);
    await form(page).evaluate((element) => {
      const tops = new Set<number>();
      Object.assign(globalThis, { tops });
      const note = () => {
        tops.add(Math.round(element.getBoundingClientRect().top + scrollY));
        requestAnimationFrame(note);
      };
      note();
    });
    for (const mode of ['statuszero', '500'] as const) {
      await site.contact(mode, 1);
      await sendButton(page).click();
      await expect(toast(page, 'Failed to send Message').last()).toBeVisible();
      await expect(sendButton(page)).toBeEnabled();
      await letTimePass(page, 300, 'a move of the form, which must not come');
    }
    const tops = await page.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops]);
    expect(tops).toHaveLength(1);
  },
);

test(
  'the page without any storage says that a message is not saved',
  fullRun,
  async ({ page, site, allowConsole }) => {
    allowConsole(NO_NETWORK);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('closed', 'SecurityError');
      };
    });
    await openSettled(page, '/contact');
    await site.kill();
    await send(page);
    await expect(form(page).getByText(/wasn’t sent, and this device couldn’t save it/)).toBeVisible();
    await expect(page.getByText(SAVED)).toHaveCount(0);
    expect(await standing(page)).toEqual(typed());
  },
);
