import { ASSOCIATES_EVENT_ID } from '#core/contract/site-event.ts';
import { enrolmentAddress, type SampleSetting } from './setting.ts';
import type { WireContactCard } from './wire.ts';

/*
 * The small answers of the page layout: header buttons, footer links, cards of the contact page, logos, widgets, and
 * the tracking result.
 */

/** Returns the Details for `slug`; one page has no buttons. */
export function loginButtons(slug: string) {
  if (slug === 'app-delete-account-steps') return [];
  return [
    {
      loginbuttontext: 'Login',
      loginbuttonurl: enrolmentAddress('login'),
      signupbuttontext: slug === 'membership' ? 'Become a member' : 'Sign up',
      signupbuttonurl: enrolmentAddress('signup'),
    },
  ];
}

export const appLinks = [
  {
    isactive: 1,
    link: 'https://example.org/?store=android',
    image: '/media/stores/android.svg',
    title: 'Get the Android app',
  },
  {
    isactive: '1',
    link: 'https://example.org/?store=ios',
    image: '/media/stores/ios.svg',
    title: 'Get the iOS app',
  },
  {
    isactive: 0,
    link: 'https://example.org/?store=old',
    image: '/media/stores/android.svg',
    title: 'Get the old app',
  },
];

export const contactCards: readonly WireContactCard[] = [
  {
    imageurl: '/media/icons/mail.svg',
    title: 'Write to us',
    type: 'email',
    text: ['office@pythian-games.example', 'press@pythian-games.example'],
  },
  {
    imageurl: '/media/icons/phone.svg',
    title: 'Call us',
    type: 'mobile',
    text: ['+91 00000 00101', '+91 00000 00102'],
  },
  { imageurl: '', title: 'Chat with us', type: 'whatsapp', text: ['+91 00000 00103'] },
  {
    imageurl: '/media/icons/post.svg',
    title: 'Visit us',
    type: 'address',
    text: ['Office of the Council', '1 Lyre Avenue, Old Quay', 'Goa, India'],
  },
];

const logos = ['wide', 'laurel', 'lyre', 'column', 'tall', 'wave', 'olive', 'key'] as const;
const logosOfTheMovement = ['key', 'tall', 'olive', 'wide', 'wave', 'column'] as const;

/** Returns eight logos for home, six others in another order for event 11; a broken one in scenario `edge`. */
export function associates(pageUrl: string, eventId: string, { edge }: Pick<SampleSetting, 'edge'>) {
  const names = eventId === ASSOCIATES_EVENT_ID ? logosOfTheMovement : pageUrl === 'home' ? logos : [];
  const shown = names.map((name) => ({ logo: `/media/associates/${name}.svg` }));
  return edge ? [{ logo: '/media/associates/no-such-logo.svg' }, ...shown] : shown;
}

const facebookWidget = [
  '<blockquote cite="https://example.org/?post=drums"><p>Day one: four thousand visitors, twelve drums, no umbrella.</p>',
  '<footer><a href="https://example.org/?post=drums">From the founder’s desk</a></footer></blockquote>',
  '<script async src="/widget-sample/social.js"></script>',
].join('');

const instagramWidget = `<ul>${['g1', 'g5', 'g7', 'g8']
  .map(
    (name, index) =>
      `<li><img src="/media/gallery/${name}.svg" alt="Picture ${index + 1} of the festival" width="320" height="320"></li>`,
  )
  .join('')}</ul>`;

/**
 * Returns the widgets for `title`. In scenario `edge` the first one, which counts, is empty, even if a second follows.
 */
export function socialWidgets(title: string, { edge }: Pick<SampleSetting, 'edge'>) {
  const empty = { title: 'An empty one', widget: '' };
  switch (title) {
    case 'Facebook':
      return [edge ? empty : { title: 'From the founder’s desk', widget: facebookWidget }];
    case 'Instagram': {
      const pictures = { title: 'Pictures of the festival', widget: instagramWidget };
      return edge ? [empty, pictures] : [pictures];
    }
    default:
      return [];
  }
}

/** Returns the tracking result: a text full of characters that must be encoded in an address. */
export function trackingResults({ edge }: Pick<SampleSetting, 'edge'>) {
  return edge ? [] : [{ encrstr: 'c2FtcGxl+dmlzaXQ/PQ==&v=1' }];
}
