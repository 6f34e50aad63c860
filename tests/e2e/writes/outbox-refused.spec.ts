import { expect, test } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { dispatchSync } from '../../support/service-worker-control.ts';
import { storedText } from '../../support/stored-text.ts';
import {
  expectStoredOnce,
  fields,
  NO_NETWORK,
  openContact,
  postCount,
  SAVED,
  sayOnline,
  sendButton,
  sendUnanswered,
  toast,
} from './contact-steps.ts';

const OUTBOX = 'outbox';
const LONGER_THAN_A_RETRY_MS = 6_000;

test.beforeEach(({ allowConsole }) => allowConsole(NO_NETWORK));

test(
  'OFFLINE-14 a message that is refused later stays, is not retried forever, and can be changed and sent',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    await site.kill();
    await sendUnanswered(page, 'Not to their liking');
    await site.start();
    await site.contact('statuszero');
    await sayOnline(page);
    await expect(page.getByRole('heading', { name: '1 message needs your attention' })).toBeVisible();
    await expect(page.getByText(SAVED)).toHaveCount(0);
    await sayOnline(page);
    await dispatchSync(page, OUTBOX);
    await page.reload();
    await letTimePass(page, LONGER_THAN_A_RETRY_MS, 'a further try, which must not come');
    expect(await postCount(site)).toBe(1);
    const kept = page.getByRole('region', { name: '1 message needs your attention' });
    await expect(kept.getByText('Not to their liking')).toBeVisible();

    await site.contact('ok');
    await kept.getByRole('button', { name: 'Edit' }).click();
    await expect(fields(page).message).toHaveValue('Not to their liking');
    await expect(fields(page).message).toBeFocused();
    await fields(page).message.fill('More to their liking');
    await sendButton(page).click();
    await expect(toast(page, 'Message sent')).toBeVisible();
    await expectStoredOnce(site, 'More to their liking');
    await expect(kept).toHaveCount(0);
  },
);

test(
  'OFFLINE-14 a refused message does not block others, and can be sent again or deleted',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    await site.kill();
    for (const message of ['refused', 'unwanted', 'fine']) await sendUnanswered(page, message);
    await site.start();
    await site.contact('400', 2);
    await sayOnline(page);
    await expectStoredOnce(site, 'fine');
    await expect(page.getByRole('heading', { name: '2 messages need your attention' })).toBeVisible();

    const row = (text: string) =>
      page
        .getByRole('region', { name: /attention/ })
        .getByRole('listitem')
        .filter({ hasText: text });
    await row('refused').getByRole('button', { name: 'Send now' }).click();
    await expectStoredOnce(site, 'fine', 'refused');
    await row('unwanted').getByRole('button', { name: 'Delete' }).click();
    await row('unwanted').getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByRole('heading', { name: /attention/ })).toHaveCount(0);
    await sayOnline(page);
    await letTimePass(page, 1_000, 'a further delivery, which must not come');
    await expectStoredOnce(site, 'fine', 'refused');
    expect(await storedText(page)).not.toContain('meera@mail.example');
  },
);
