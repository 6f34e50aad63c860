import { categoryTitles } from './games.ts';
import type { Product } from './setting.ts';
import type { WireMenuGroup, WireMenuItem } from './wire.ts';

const to = (title: string, link: string, items?: WireMenuItem[]): WireMenuItem => ({
  title,
  clickable: true,
  link,
  inNewTab: false,
  ...(items ? { items } : {}),
});
/** An entry that only opens its sub-entries. */
const above = (title: string, items: WireMenuItem[]): WireMenuItem => ({
  title,
  clickable: 0,
  link: '',
  inNewTab: 0,
  items,
});
const group = (menuTitle: string, items: WireMenuItem[], link = ''): WireMenuGroup => ({
  menuTitle,
  clickable: link !== '',
  link,
  inNewTab: false,
  items,
});

/** Two categories of the catalogue without games in the sample events. */
const furtherCategories = {
  'social-cultural-arts': 'Social & Cultural Arts',
  'architectonics-eco-arts': 'Architectonics & Eco Arts',
} as const;

/** Returns the navigation. Its keys are words, because number-like keys would be reordered. */
export function menu(product: Product): Record<string, WireMenuGroup> {
  const category = ([key, title]: [string, string]) => to(title, `/event-categories/${key}`);
  return {
    home: group('Home', [], '/'),
    movement: group('The movement', [
      to('About us', '/about-us'),
      to(`Modern ${product.name}`, `/modern-${product.slug}`),
      above('Our story', [
        to('Vision and mission', '/vision-and-mission'),
        to('Aim and objectives', '/aim-and-objectives'),
        to('History', '/history'),
      ]),
      to("Founder's message", '/founders-message'),
      to('Council', '/our-council'),
    ]),
    events: group('Events', [
      to('All events', '/event', [
        to('Pythian National Games', '/event/pythian-national-games'),
        to('पाइथियन लोक उत्सव', '/event/पाइथियन-लोक-उत्सव'),
        to(`${product.name} Athens`, '/event/pythian-games-athens'),
      ]),
      to('Medals', '/medals'),
    ]),
    arts: group(
      'Arts and games',
      [...Object.entries(categoryTitles), ...Object.entries(furtherCategories)].map(category),
    ),
    news: group(
      'News',
      [
        to('Latest news', '/news'),
        to('Read the latest article', '/news/details'),
        to('Important notification', '/imp-notification'),
        { title: 'Νέα στα ελληνικά', clickable: '1', link: 'https://example.org/?lang=el', inNewTab: '1' },
      ],
      '/news',
    ),
    takePart: group('Take part', [
      to('Membership', '/membership'),
      to('Choose your role and sign up', '/chooserole'),
      to('Log in', '/login'),
      to('Donation', '/donation'),
      above('The mobile app, and what happens to your account when you no longer need it', [
        to('App privacy policy', '/app-privacy-policy'),
        to('Delete your account', '/app-delete-account-steps'),
      ]),
      to('Privacy and cookies', '/privacy-and-policy'),
    ]),
    contact: group('Contact', [], '/contact'),
  };
}
