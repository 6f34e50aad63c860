import type { SampleSetting } from './setting.ts';
import type { WireGallery, WireGalleryItem } from './wire.ts';

const picture = (name: string, title: string, more: Partial<WireGalleryItem> = {}): WireGalleryItem => ({
  type: 'image',
  thumbnail: `/media/gallery/${name}.svg`,
  title,
  alt: title,
  eventimage: `/media/gallery/${name}.svg`,
  headingtext: '',
  headingtextdescription: '',
  source: '',
  ...more,
});

const film = (address: string, title: string, more: Partial<WireGalleryItem> = {}): WireGalleryItem => ({
  type: 'youtube',
  thumbnail: '/media/gallery/g4.svg',
  title,
  alt: title,
  eventimage: address,
  headingtext: '',
  headingtextdescription: '',
  source: '',
  ...more,
});

const EMPTY: WireGallery = { headingText: '', data: [] };

const previous: Readonly<Record<string, WireGallery>> = {
  201: {
    headingText: 'Four days in pictures',
    data: [
      picture('g1', 'The eight arts enter the arena', {
        headingtext: 'Opening procession',
        headingtextdescription: '<p>Eight delegations, eight banners, <em>one</em> drum.</p>',
        source: 'Archive of the games',
      }),
      film('https://www.youtube-nocookie.com/embed/sampleFilm1', 'Opening film', {
        headingtext: 'How the games opened',
        headingtextdescription: '<p>Eleven minutes, with subtitles.</p>',
        source: 'Film group of the trust',
      }),
      {
        type: 'video',
        thumbnail: '/media/gallery/g2.svg',
        title: 'Hoops on the canal',
        alt: 'Two hoops roll along a canal',
        eventimage: '/media/gallery/clip.mp4',
        headingtext: 'Hoop rolling, final',
        headingtextdescription: '',
        source: '',
      },
      picture('g3', 'The winner of the kithara contest', {
        headingtext: 'Laurel for the kithara',
        headingtextdescription: '<p>A wreath, and nothing but a wreath.</p>',
        source: 'Archive of the games',
      }),
    ],
  },
  202: {
    headingText: 'Lamps on the square',
    data: [picture('g5', 'A thousand oil lamps', { headingtext: 'Midnight', source: 'A visitor' })],
  },
  204: EMPTY,
  205: {
    headingText: '',
    data: [
      picture('g6', 'Χορός στο ποτάμι', {
        thumbnail: '',
        source: null,
        headingtext: null,
        headingtextdescription: null,
      }),
      film('https://youtu.be/sampleFilm3', 'A song for the river', { thumbnail: null, source: null }),
      picture('g7', 'Boats with paper lanterns', { headingtext: null, source: '' }),
    ],
  },
  206: {
    headingText: 'موسيقى تحت المطر',
    data: [picture('g8', 'طبول تحت المطر', { source: 'أرشيف المهرجان' })],
  },
};

const upcomingNews: Readonly<Record<string, WireGallery>> = {
  101: {
    headingText: 'News from the first day',
    data: [
      film('https://www.youtube-nocookie.com/embed/sampleFilm4', 'The flame arrives', {
        headingtext: 'The flame arrives',
        headingtextdescription: '<p>Two hundred runners, nine villages, one night.</p>',
        source: 'Film group of the trust',
      }),
      {
        type: 'video',
        thumbnail: '/media/gallery/g2.svg',
        title: 'A minute at the hoop course',
        alt: 'Two hoops roll along a canal',
        eventimage: '/media/gallery/clip.mp4',
        headingtext: 'A minute at the hoop course',
        headingtextdescription: '<p>The youngest player is nine, the oldest eighty-one.</p>',
        source: '',
      },
      picture('g1', 'Lyre Hall before the doors open', {
        headingtext: 'Before the doors open',
        source: 'Archive of the games',
      }),
    ],
  },
  106: {
    headingText: 'The road to Athens',
    data: [
      picture('g4', 'The hill where the stage will stand', {
        headingtext: 'The hill where the stage will stand',
        headingtextdescription: '<p>Three thousand seats, no roof but the sky.</p>',
      }),
    ],
  },
};

const odd: WireGallery = {
  headingText: 'Odd items',
  data: [
    picture('none', 'A picture that went missing', { eventimage: 'https://media.example.org/gone.jpg' }),
    { ...picture('g1', 'A type nobody knows'), type: 'hologram' },
    film('javascript:alert(1)', '<b>Plain text</b>'),
  ],
};

/**
 * Returns the answer for `eventtype` and `eventid`: pictures of a previous event, or news videos of an upcoming one.
 */
export function linkedNews(
  eventType: string,
  eventId: string,
  { edge }: Pick<SampleSetting, 'edge'>,
): WireGallery {
  const found = eventType === 'upcoming' ? upcomingNews : previous;
  if (edge && eventId === '201') return odd;
  return Object.hasOwn(found, eventId) ? (found[eventId] ?? EMPTY) : EMPTY;
}
