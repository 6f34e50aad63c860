import type { SampleSetting } from './setting.ts';
import type { WireNewsItem } from './wire.ts';

const LONG_READ = [
  '<p>For four days, the town by the river hardly slept. A new session began every hour, and at every stage someone was tuning, stretching or learning a last line by heart.</p>',
  '<h2>What visitors told us</h2>',
  '<ul><li>“I came for the wrestling and stayed for the poetry.”</li><li>“The drums are louder than my shop, and I sell drums.”</li><li>“My grandmother won at hoop rolling.”</li></ul>',
  '<p><img src="/media/news/n1.svg" alt="A stage by the river, seen from the water"></p>',
  '<p>Everything on the <a href="/event/pythian-national-games">schedule</a> is open to all: no tickets, no reserved seats.</p>',
].join('');

const items: readonly WireNewsItem[] = [
  { title: 'The town that never sleeps', description: LONG_READ, file: '/media/news/n1.svg' },
  {
    title: '"Strings & Skins": what <b> means to a luthier',
    description:
      '<p>The bass bar, of course. A visit to the workshop that lends kitharas to every contestant.</p>',
    file: '/media/news/n2.svg',
  },
  {
    title: 'ढोल, नृत्य और कथा: लोक उत्सव का कार्यक्रम तैयार',
    description: '<p>तीन मंच, सौ से अधिक कलाकार और एक रसोई जो रात भर खुली रहेगी।</p>',
    file: '/media/news/n3.svg',
  },
  {
    title: 'Οι Πύθιοι επιστρέφουν στην Αθήνα',
    description: '<p>Εννέα μέρες στον λόφο των Μουσών και μία στους Δελφούς.</p>',
    file: '/media/news/n4.svg',
  },
  {
    title: 'الموسيقى تحت المطر',
    description: '<p dir="rtl">صور من مهرجان الرياح الموسمية.</p>',
    file: '/media/news/n5.svg',
  },
  { title: '德尔斐的钟声', description: null, file: '/media/news/n6.svg' },
  {
    title: 'Call for helpers',
    description: '<p>We’re still looking for two hundred helpers for the youth games.</p>',
    file: '',
  },
  { title: 'Call for helpers', description: '', file: '/media/news/n7.svg' },
  {
    title:
      'Minutes of the spring assembly of the council, with the list of all motions, the votes of the member nations and the address of the youngest delegate, who spoke for eleven minutes without notes and was heard in silence',
    description: '<p>You can read the minutes at the office, or ask us to send them.</p>',
    file: '',
  },
];

const odd: readonly WireNewsItem[] = [
  {
    title: 'Markup that must not run',
    description:
      '<p>Harmless <b>stays</b>.</p><img src=x onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">link</a>',
    file: 'https://media.example.org/gone.jpg',
  },
  { title: '', description: null, file: '' },
];

/** Returns the news, latest first. Two items have the same title, so keys made from titles must not clash. */
export function newsItems({ edge }: Pick<SampleSetting, 'edge'>): WireNewsItem[] {
  return edge ? [...items, ...odd] : [...items];
}
