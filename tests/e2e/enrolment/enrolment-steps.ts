import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { storedText } from '../../support/stored-text.ts';

/** Values used nowhere else, so that any trace of them is a leak. */
export const PASSWORD = 'Kithara&Lyre=42 of Xanthe';
export const NAME = 'Xanthe-Meera';
export const CHOOSE = 'Choose your role';

export const mainHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const signUpForm = (page: Page) => page.getByRole('form', { name: 'Sign up' });
export const logInForm = (page: Page) => page.getByRole('form', { name: 'Log in' });
export const way = (page: Page) => page.getByRole('link', { name: /^Continue to the enrolment site/ });

/** Chooses a role and continues to the form. */
export async function choose(page: Page, role: string): Promise<void> {
  await page.getByRole('radio', { name: role, exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(signUpForm(page)).toBeVisible();
}

/** Fills in the whole form correctly. */
export async function fillSignUp(page: Page): Promise<void> {
  const field = (label: string): Locator => signUpForm(page).getByLabel(label, { exact: true });
  await field('First name').fill(NAME);
  await field('Date of birth').fill('1998-05-27');
  await field('Gender').selectOption('female');
  await field('Country').selectOption('India');
  await field('State').selectOption('Delhi');
  await field('Pincode').fill('110001');
  await field('Phone').fill('98765 43210');
  await field('Password').fill(PASSWORD);
  await field('Confirm password').fill(PASSWORD);
}

/** Collects everything the pages of this context send from now on, as one text. */
export function watchWhatLeaves(page: Page): () => string {
  const left: string[] = [];
  const note = (request: Request) =>
    left.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  page.context().on('request', note);
  return () => left.join('\n');
}

/** Checks that no address, call, history entry or stored data holds a secret, however it is encoded (SIGNUP-11). */
export async function expectNoTrace(page: Page, left: string, secrets: readonly string[]): Promise<void> {
  const known = await page.evaluate(() => JSON.stringify([location.href, document.cookie, history.state]));
  const caches = await page.evaluate(async () => {
    const names = await globalThis.caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await globalThis.caches.open(name)).keys()));
    return kept
      .flat()
      .map(({ url }) => url)
      .join('\n');
  });
  const everything = [left, known, caches, await storedText(page)].join('\n');
  for (const secret of secrets) {
    for (const written of [secret, encodeURIComponent(secret), secret.replaceAll(' ', '+'), btoa(secret)])
      expect(everything).not.toContain(written);
  }
}
