import type { SampleSetting } from './setting.ts';
import type { WireListedEvent } from './wire.ts';

type Told = Pick<
  WireListedEvent,
  'eventaid' | 'eventname' | 'startdate' | 'enddate' | 'eventimage' | 'readmoreurl' | 'combinedadd'
> &
  Partial<WireListedEvent>;

const past = (event: Told): WireListedEvent => ({
  imagetype: 'image',
  landmark: '',
  resaddress: '',
  statename: '',
  icons: [],
  ...event,
});

const previous: readonly WireListedEvent[] = [
  past({
    eventaid: 201,
    eventname: 'First National Pythian Games',
    startdate: '05-03-2024',
    enddate: '08-03-2024',
    eventimage: 'first-national.webp',
    landmark: 'Laurel Arena',
    resaddress: '14 Tripod Street',
    statename: 'Haryana',
    combinedadd:
      'Laurel Arena and the five open stages along the old canal, 14 Tripod Street, behind the flower market, Haryana',
    readmoreurl: 'first-national-pythian-games',
    icons: [{ icon: '/media/icons/youtube.svg', href: 'https://example.org/?films=first-national' }],
  }),
  past({
    eventaid: 202,
    eventname: 'Lamps and Laurels, New Year Concert',
    startdate: '31-12-2023',
    enddate: '02-01-2024',
    eventimage: '/media/events/heritage-2023.webp',
    landmark: 'Heritage Square',
    statename: 'Goa',
    combinedadd: 'Heritage Square, Goa',
    readmoreurl: 'new-year-concert',
  }),
  past({
    eventaid: 203,
    eventname: 'Opening film of the First National Games',
    startdate: '05-03-2024',
    enddate: '05-03-2024',
    eventimage: 'https://www.youtube-nocookie.com/embed/sampleFilm1',
    imagetype: 'youtube',
    combinedadd: 'Laurel Arena, Haryana',
    readmoreurl: 'opening-film',
  }),
  past({
    eventaid: 204,
    eventname: 'Para Games Day',
    startdate: '25-11-2023',
    enddate: '25-11-2023',
    eventimage: 'para-2024.webp',
    resaddress: '3 Chariot Lane',
    statename: 'Rajasthan',
    combinedadd: '3 Chariot Lane, Rajasthan',
    readmoreurl: 'para-games-day',
  }),
  past({
    eventaid: 205,
    eventname: 'Γιορτή του Ποταμού',
    startdate: '18-09-2021',
    enddate: '19-09-2021',
    eventimage: 'river-2021.webp',
    landmark: 'Pleistos Bank',
    combinedadd: 'Pleistos Bank, Delphi',
    readmoreurl: 'river-festival',
  }),
  past({
    eventaid: 206,
    eventname: 'مهرجان الرياح الموسمية',
    startdate: '14-07-2022',
    enddate: '16-07-2022',
    eventimage: '',
    statename: 'Kerala',
    combinedadd: '',
    readmoreurl: 'monsoon-festival',
  }),
  past({
    eventaid: 207,
    eventname: 'An evening of kithara and sitar',
    startdate: '16-07-2022',
    enddate: '16-07-2022',
    eventimage: 'https://www.youtube.com/embed/sampleFilm2',
    imagetype: 'youtube',
    combinedadd: 'Monsoon Stage, Kerala',
    readmoreurl: 'kithara-and-sitar',
  }),
  past({
    eventaid: 208,
    eventname: 'Programme of the First National Games',
    startdate: '05-03-2024',
    enddate: '08-03-2024',
    eventimage: 'programme.pdf',
    imagetype: 'pdf',
    combinedadd: '',
    readmoreurl: 'first-national-programme',
  }),
];

const odd: readonly WireListedEvent[] = [
  past({
    eventaid: 290,
    eventname: 'Picture that went missing',
    startdate: '01-02-2020',
    enddate: '01-02-2020',
    eventimage: 'https://media.example.org/gone.jpg',
    landmark: null,
    resaddress: null,
    statename: null,
    combinedadd: ' , , ',
    readmoreurl: 'unknown-event',
    icons: null,
  }),
  past({
    eventaid: 291,
    eventname: '<img src=x onerror=alert(1)>',
    startdate: '',
    enddate: '',
    eventimage: 'no-such-file.webp',
    combinedadd: '',
    readmoreurl: '',
  }),
];

/** Returns the list for `eventtype: previous`. Past dates are facts and stay fixed. */
export function previousEvents({ edge }: Pick<SampleSetting, 'edge'>): WireListedEvent[] {
  return edge ? [...previous, ...odd] : [...previous];
}
