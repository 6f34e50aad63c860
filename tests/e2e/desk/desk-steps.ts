import type { Page } from '@playwright/test';
import { contactPayload } from '../../contract/contact-payload.ts';
import { expect } from '../../support/fixtures.ts';
import type { Site } from '../../support/site.ts';

/** Publishes all that is not published. */
export async function publishAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('not published')).toHaveCount(0);
}

/** A message for the inbox, as the contact form sends it. */
export async function writeMessage({ url }: Site): Promise<void> {
  const answer = await fetch(`${url}/api/cum`, {
    method: 'POST',
    headers: { 'access-token': 'test', 'content-type': 'application/json' },
    body: JSON.stringify(contactPayload('Is there a class for young kithara players?')),
  });
  expect(answer.status).toBeLessThan(300);
}
