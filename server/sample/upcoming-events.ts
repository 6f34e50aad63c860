import { type Day, dashed, nextDayOfMonth } from './days.ts';
import { enrolmentAddress, type SampleSetting } from './setting.ts';
import type { WireListedEvent } from './wire.ts';

/** Days of the upcoming events, counted from today so that the lists never become outdated (reading Q-70). */
export interface UpcomingDays {
  readonly national: Span;
  readonly youth: Span;
  readonly para: Span;
  readonly gathering: Span;
  readonly folk: Span;
  readonly athens: Span;
}
interface Span {
  readonly start: Day;
  readonly end: Day;
}

const lasting = (start: Day, days: number): Span => ({ start, end: start + days - 1 });

/** The national games started yesterday; the others follow in order, on days 1, 2, 3, 11 and 22 of coming months. */
export function upcomingDays(today: Day): UpcomingDays {
  const youth = lasting(nextDayOfMonth(1, today + 10), 4);
  const para = lasting(nextDayOfMonth(2, youth.end + 14), 3);
  const gathering = lasting(nextDayOfMonth(3, para.end + 14), 1);
  const folk = lasting(nextDayOfMonth(11, gathering.end + 3), 2);
  const athens = lasting(nextDayOfMonth(22, folk.end + 21), 9);
  return { national: lasting(today - 1, 4), youth, para, gathering, folk, athens };
}

/** Returns the list for `eventtype: upcoming`. The event running today comes first. */
export function upcomingEvents({ today, product, edge }: SampleSetting): WireListedEvent[] {
  const days = upcomingDays(today);
  const inWords = (span: Span) => ({ startdate: dashed(span.start), enddate: dashed(span.end) });
  const healthy: WireListedEvent[] = [
    {
      ...inWords(days.national),
      eventaid: 101,
      eventname: 'Pythian National Games',
      headingtext: 'Four days, twelve games, one laurel wreath',
      eventimage: 'national.webp',
      imagetype: 'image',
      landmark: 'Riverside Grounds',
      resaddress: '1 Lyre Avenue, Old Quay',
      statename: 'Goa',
      combinedadd: 'Riverside Grounds, 1 Lyre Avenue, Old Quay, Goa',
      readmoreurl: 'pythian-national-games',
      icons: [
        { icon: '/media/icons/facebook.svg', href: 'https://example.org/?on=national-games' },
        { icon: '/media/icons/instagram.svg', href: 'https://example.org/?pictures=national-games' },
      ],
      buttontext: 'Join as an artist',
      buttonurl: enrolmentAddress('game', { event: 'pythian-national-games' }),
      buttonurliforrestpage: enrolmentAddress('game', { event: 'pythian-national-games', from: 'list' }),
      buttonvisiblenews: '1',
      buttonnewstext: 'Watch the first day',
    },
    {
      ...inWords(days.youth),
      eventaid: 102,
      eventname: `Youth ${product.name}`,
      headingtext: 'The stage belongs to everyone under eighteen',
      eventimage: '/media/events/youth-2026.webp',
      imagetype: 'image',
      landmark: '',
      resaddress: '22 Olive Court Road',
      statename: 'Kerala',
      combinedadd: '22 Olive Court Road, Kerala',
      readmoreurl: 'youth-pythian-games',
      icons: [{ icon: '/media/icons/youtube.svg', href: 'https://example.org/?films=youth-games' }],
      buttontext: 'Enter your school',
      buttonurl: enrolmentAddress('game', { event: 'youth-pythian-games' }),
      buttonurliforrestpage: '',
      buttonvisiblenews: '0',
      buttonnewstext: '',
    },
    {
      ...inWords(days.para),
      eventaid: 103,
      eventname: `Para ${product.name}`,
      headingtext: 'Every body has a game',
      eventimage: 'para-2025.webp',
      imagetype: 'image',
      landmark: null,
      resaddress: ' ',
      statename: 'Rajasthan',
      combinedadd: 'Rajasthan',
      readmoreurl: 'para-pythian-games',
      icons: [],
      buttontext: 'Register',
      buttonurl: enrolmentAddress('game', { event: 'para-pythian-games' }),
      buttonurliforrestpage: '',
      buttonvisiblenews: '',
      buttonnewstext: '',
    },
    {
      ...inWords(days.gathering),
      eventaid: 104,
      eventname: 'Delphi Gathering',
      headingtext: 'A day of talk, song and questions to the oracle',
      eventimage: 'delphi-gathering.webp',
      imagetype: 'image',
      landmark: '',
      resaddress: '',
      statename: null,
      combinedadd: '',
      readmoreurl: 'delphi-gathering',
      icons: [],
      buttontext: '',
      buttonurl: '',
      buttonurliforrestpage: '',
      buttonvisiblenews: '0',
      buttonnewstext: 'News',
    },
    {
      ...inWords(days.folk),
      eventaid: 105,
      eventname: 'पाइथियन लोक उत्सव',
      headingtext: 'ढोल, नृत्य और कथा के दो दिन',
      eventimage: 'lok-utsav.webp',
      imagetype: 'image',
      landmark: 'मेला मैदान',
      resaddress: 'बाँसुरी मार्ग',
      statename: 'मध्य प्रदेश',
      combinedadd: 'मेला मैदान, बाँसुरी मार्ग, मध्य प्रदेश',
      readmoreurl: 'पाइथियन-लोक-उत्सव',
      icons: null,
      buttontext: 'नाम लिखाएँ',
      buttonurl: enrolmentAddress('game', { event: 'lok-utsav' }),
      buttonurliforrestpage: '',
      buttonvisiblenews: '0',
      buttonnewstext: '',
    },
    {
      ...inWords(days.athens),
      eventaid: 106,
      eventname: `${product.name} Athens`,
      headingtext: 'The first world edition under the rock of Athena',
      eventimage: 'athens-2027.webp',
      imagetype: 'image',
      landmark: 'Hill of the Muses',
      resaddress: 'Odos Kitharas 8, Athens',
      statename: 'Greece',
      combinedadd: 'Hill of the Muses, Odos Kitharas 8, Athens, Greece',
      readmoreurl: 'pythian-games-athens',
      icons: [{ icon: '/media/icons/x.svg', href: 'https://example.org/?on=athens' }],
      buttontext: 'Tell us you’re coming',
      buttonurl: enrolmentAddress('game', { event: 'pythian-games-athens' }),
      buttonurliforrestpage: '',
      buttonvisiblenews: '1',
      buttonnewstext: 'See the road to Athens',
    },
  ];
  return edge ? [...healthy, ...oddUpcomingEvents(today)] : healthy;
}

function oddUpcomingEvents(today: Day): WireListedEvent[] {
  const odd: WireListedEvent = {
    eventaid: '190',
    eventname:
      'An event whose page nobody wrote, with a name so long that it has to find its way over three lines of a card without pushing anything aside',
    headingtext: '<b>Plain text</b> that looks like markup',
    startdate: dashed(today + 5),
    enddate: dashed(today + 5),
    eventimage: 'https://media.example.org/no-such-picture.jpg',
    imagetype: 'image',
    landmark: 'Somewhere',
    resaddress: null,
    statename: '',
    combinedadd: 'Somewhere',
    readmoreurl: 'unknown-event',
    icons: [{ icon: '/media/icons/none.svg', href: 'javascript:alert(1)' }],
    buttontext: 'Nowhere',
    buttonurl: 'javascript:alert(2)',
    buttonurliforrestpage: '',
    buttonvisiblenews: '0',
    buttonnewstext: '',
  };
  return [
    odd,
    {
      ...odd,
      eventaid: 191,
      eventname: 'Date that cannot be read',
      startdate: '31-31-2031',
      enddate: '',
      readmoreurl: 'failing-event',
    },
    { ...odd, eventaid: 192, eventname: '' },
  ];
}
