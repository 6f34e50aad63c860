import type { BrowserContext, Page } from '@playwright/test';
import { untilSettled } from '../../support/settled.ts';

/** Bodies by path below `/api/`; a function gets the values of the request. Other calls go to the server. */
type Answers = Readonly<
  Record<string, object | ((values: Record<string, string>) => object | Promise<object>)>
>;

/** Answers calls of the home page and records the values of each, in order. */
export async function answerHome(context: BrowserContext, answers: Answers) {
  const asked: { path: string; values: Record<string, string> }[] = [];
  await context.route('**/api/*', async (route) => {
    const path = new URL(route.request().url()).pathname.slice('/api/'.length);
    const values = await route.request().allHeaders();
    asked.push({ path, values });
    const answer = answers[path];
    if (answer === undefined) return route.continue();
    return route.fulfill({ json: typeof answer === 'function' ? await answer(values) : answer });
  });
  return asked;
}

/** An upcoming or previous event; tests change the field they are about. */
export const listed = (eventname: string, more: object = {}) => ({
  eventaid: 7,
  eventname,
  startdate: '05-03-2024',
  enddate: '08-03-2024',
  imagetype: 'image',
  eventimage: 'national.webp',
  combinedadd: 'Old Quay, Goa',
  readmoreurl: 'pythian-national-games',
  ...more,
});

/** Events by type, as the single call for both lists answers. */
export const lists =
  (upcoming: readonly object[], previous: readonly object[] = []) =>
  ({ eventtype = '' }: Record<string, string>) => ({ data: eventtype === 'upcoming' ? upcoming : previous });

export const picture = (title: string, more: object = {}) => ({
  type: 'image',
  title,
  alt: `${title}, drawn`,
  thumbnail: '/media/gallery/g1.svg',
  eventimage: '/media/gallery/g1.svg',
  ...more,
});
export const EMBED = 'https://www.youtube-nocookie.com/embed/sampleFilm1?start=3';
export const film = (title: string) => picture(title, { type: 'youtube', eventimage: EMBED });
export const clip = (title: string) =>
  picture(title, { type: 'video', eventimage: '/media/gallery/clip.mp4' });

/** Opens the home page and scrolls one of its blocks into view, with the pointer out of the way. */
export async function openBlock(page: Page, heading: string) {
  await page.goto('/');
  await untilSettled(page);
  const block = page.getByRole('region', { name: heading, exact: true });
  await block.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  return block;
}
