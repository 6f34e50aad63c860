import { expect, type Page } from '@playwright/test';
import type { Site } from '../site.ts';
import { inviteToDesk } from './invite-to-desk.ts';

/** Opens the one-time link, joins as an owner, and begins with the sample. */
export async function joinDesk(page: Page, site: Site): Promise<void> {
  await page.goto(await inviteToDesk(site, 'ada@festival.example', 'owner'));
  await page.getByLabel('Your name').fill('Ada Example');
  await page.getByLabel('Password').fill('lyre river amber noon');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Start from the sample' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}
