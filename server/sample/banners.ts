import { enrolmentAddress, type SampleSetting } from './setting.ts';
import type { WireBanner } from './wire.ts';

const plain: WireBanner = {
  imgurl: '',
  imagetype: 'image',
  isautoplaytrue: 0,
  autoslidetiming: '',
  alttext: '',
  headingtext: '',
  isbuttonvisible: 0,
  buttontext: '',
  buttonurl: '',
  target: '_self',
  type: 'default',
  mobileType: 'default',
  xaxis: '',
  yaxis: '',
  mobilexaxis: '',
  mobileyaxis: '',
};

/** Returns the list for `pagename`: five on home, one or two on event pages, one on about-us. */
export function banners(pageName: string, { product, edge }: SampleSetting): WireBanner[] {
  const pages: Readonly<Record<string, readonly WireBanner[]>> = {
    home: edge ? [...odd, ...home(product.name)] : home(product.name),
    'about-us': [
      {
        ...plain,
        imgurl: '/media/banners/delphi.svg',
        alttext: 'The theatre at Delphi above its valley',
        headingtext: '<h2>A festival older than its stones</h2>',
      },
    ],
    'event/pythian-national-games': [
      {
        ...plain,
        imgurl: '/media/banners/delphi.svg',
        alttext: 'The sun rises over the hills and their theatre',
        headingtext: '<h2>A new session every hour</h2>',
        autoslidetiming: '6000',
        isbuttonvisible: '1',
        buttontext: 'Enter a game',
        buttonurl: enrolmentAddress('game', { event: 'pythian-national-games', from: 'banner' }),
        target: '_blank',
      },
      { ...plain, imgurl: '/media/banners/disc.svg', alttext: 'Eight figures on a painted disc' },
    ],
    'event/pythian-games-athens': [
      {
        ...plain,
        imgurl: '/media/banners/athens.svg',
        alttext: 'The rock of Athena at dusk',
        headingtext: '<h2>Nine days in Athens, one in Delphi</h2>',
      },
    ],
  };
  return Object.hasOwn(pages, pageName) ? [...(pages[pageName] ?? [])] : [];
}

const home = (productName: string): readonly WireBanner[] => [
  {
    ...plain,
    imgurl: '/media/gallery/g2.svg',
    alttext: 'Four musicians in a row',
    headingtext: '<h2>Where art was a contest</h2>',
    autoslidetiming: 2000,
    type: 'Custom',
    mobileType: 'Custom',
    xaxis: 10,
    yaxis: 80,
    mobilexaxis: '10',
    mobileyaxis: '100',
  },
  {
    ...plain,
    imgurl: '/media/gallery/g8.svg',
    alttext: 'Five pairs dance in a ring',
    headingtext: `<h2>${productName}, <em>played again</em></h2>`,
    isbuttonvisible: 1,
    buttontext: 'See all events',
    buttonurl: '/event',
  },
  {
    ...plain,
    imgurl: 'https://www.youtube-nocookie.com/embed/sampleFilm1',
    imagetype: 'youtube',
    isautoplaytrue: 1,
    autoslidetiming: 8000,
    alttext: 'Opening film of the first national games',
    headingtext: '<h2>The day it began</h2>',
  },
  {
    ...plain,
    imgurl: 'https://www.youtube-nocookie.com/embed/sampleFilm4',
    imagetype: 'youtube',
    isautoplaytrue: '0',
    alttext: 'Nine villages carry the flame',
  },
  {
    ...plain,
    imgurl: '/media/banners/athens.svg',
    headingtext: '<h2>Next stop: Athens</h2>',
    isbuttonvisible: '1',
    buttontext: 'Tell us you’re coming',
    buttonurl: enrolmentAddress('game', { event: 'pythian-games-athens', from: 'banner' }),
    target: '_blank',
  },
];

const odd: readonly WireBanner[] = [
  {
    ...plain,
    imgurl: 'https://media.example.org/gone.jpg',
    alttext: 'A picture that went missing',
    headingtext: '<h1>A <span onclick="alert(1)">b</span></h1>',
    autoslidetiming: 'abc',
    isbuttonvisible: 1,
    buttontext: 'Never run',
    buttonurl: 'javascript:alert(1)',
    type: 'Custom',
    mobileType: 'Custom',
    xaxis: 250,
    yaxis: '-40',
    mobilexaxis: '120%',
    mobileyaxis: 'left',
  },
];
