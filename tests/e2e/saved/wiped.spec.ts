import { expect, test } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { untilHydrated } from '../../support/settled.ts';
import { storedText } from '../../support/stored-text.ts';
import { EVENT } from '../offline/sample-words.ts';
import {
  expectStoredOnce,
  fields,
  openContact,
  send,
  sendButton,
  toast,
  typed,
} from '../writes/contact-steps.ts';

test(
  'OFFLINE-05 a browser that deletes everything: the link restores the list, and sent messages stay sent',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    await send(page, typed('Sent before the week'));
    await expect(toast(page, 'Message sent')).toBeVisible();
    await page.goto(EVENT);
    await waitForWorker(page);
    await untilHydrated(page);
    const star = page.getByRole('button', { name: 'Save Pythian National Games', exact: true });
    await star.click();
    await expect.poll(() => storedText(page)).toContain('"eventPath":"pythian-national-games"');
    await page.goto('/saved');
    await page.getByRole('button', { name: 'Take this list with you' }).click();
    const address = await page.getByRole('group', { name: 'Link', exact: true }).innerText();

    // As a browser does that stores nothing of sites nobody has returned to.
    const session = await context.newCDPSession(page);
    await page.goto('about:blank');
    await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'all' });
    await page.goto('/saved');
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
    expect(await storedText(page)).not.toContain('pythian-national-games');

    await page.goto(address);
    await page.getByRole('button', { name: 'Add to my list' }).click();
    const list = page.getByRole('region', { name: 'Your list' });
    await expect(list.getByRole('link', { name: 'Pythian National Games' })).toBeVisible();
    const again = await openContact(context);
    await expect(fields(again).message).toHaveValue('');
    await expect(sendButton(again)).toBeEnabled();
    await expectStoredOnce(site, 'Sent before the week');
  },
);
