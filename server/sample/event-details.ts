import { type Day, dashed, isoDay, slashed } from './days.ts';
import { previousEvents } from './previous-events.ts';
import { fullRelatedCategories, relatedCategories } from './related-categories.ts';
import { enrolmentAddress, SampleFailure, type SampleSetting } from './setting.ts';
import { upcomingDays, upcomingEvents } from './upcoming-events.ts';
import type { WireEventDetail, WireListedEvent } from './wire.ts';

const nothingSaid: Omit<WireEventDetail, 'eventid' | 'eventname'> = {
  imageurl: '',
  rsimageurl: '',
  address: '',
  location: '',
  eventstartdate: '',
  eventenddate: '',
  regstartdate: '',
  regenddate: '',
  lpeventenddate: '',
  buttontext: '',
  buttonurl: '',
  html: '',
  introduction1: '',
  introduction2: '',
  relatedcategories: null,
};

/** Returns the list for `eventurl`; empty for an unknown path. */
export function eventDetail(eventPath: string, setting: SampleSetting): WireEventDetail[] {
  if (eventPath === 'failing-event') throw new SampleFailure('this event always fails');
  const special = specialEvents(setting).find((event) => event.path === eventPath);
  if (special) return [special.detail];
  const healthy = { ...setting, edge: false };
  const listed = [...upcomingEvents(healthy), ...previousEvents(healthy)].find(
    (event) => event.readmoreurl === eventPath,
  );
  if (!listed) return [];
  const detail = { ...fromList(listed), ...moreAbout(eventPath, setting) };
  if (eventPath !== 'first-national-pythian-games') return [detail];
  return [detail, { ...nothingSaid, eventid: 9201, eventname: 'A second item that must not show' }];
}

function fromList(event: WireListedEvent): WireEventDetail {
  const picture = event.imagetype === 'image' ? event.eventimage.replace(/^\/media\/events\//, '') : '';
  return {
    ...nothingSaid,
    eventid: Number(event.eventaid),
    eventname: event.eventname,
    imageurl: picture === '' ? '' : `/media/events/${picture}`,
    address: [event.landmark, event.resaddress].filter((part) => part?.trim()).join(', '),
    location: event.statename?.trim() ?? '',
    eventstartdate: event.startdate,
    eventenddate: event.enddate,
    buttontext: event.buttontext ?? '',
    buttonurl: event.buttonurl ?? '',
    relatedcategories: relatedCategories(event.readmoreurl),
  };
}

/** Details of an event that the list does not contain. */
function moreAbout(eventPath: string, { today, product }: SampleSetting): Partial<WireEventDetail> {
  const days = upcomingDays(today);
  const told: Readonly<Record<string, Partial<WireEventDetail>>> = {
    'pythian-national-games': {
      rsimageurl: '/media/events/national-small.webp',
      regstartdate: slashed(today - 60, '09:00:00'),
      regenddate: slashed(today - 8, '23:59:00'),
      lpeventenddate:
        '<p>Last places on the <b>open stages</b> are given out at the gate at eight every morning.</p>',
      introduction1:
        '<p>For four days the riverside belongs to <b>twelve games</b> and to everyone who plays, sings or builds them. Entry to all five venues is free.</p>',
      introduction2:
        '<p>Bring:</p><ul><li>water and a hat for the open stages,</li><li>your badge, if you compete,</li><li>an ear for the drums after dark.</li></ul>',
      html: '<h2>Good to know</h2><p>The stages never sleep: a new session begins every hour. The <a href="/medals">medals table</a> is updated every evening.</p>',
      relatedcategories: fullRelatedCategories('pythian-national-games'),
    },
    'youth-pythian-games': {
      rsimageurl: '/media/events/youth-2026-small.webp',
      regstartdate: isoDay(today - 20),
      regenddate: isoDay(days.youth.start - 5),
      introduction1:
        '<p>Schools send teams of up to twelve. No fees, no rankings, and a wreath for every finalist.</p>',
    },
    'para-pythian-games': {
      introduction1:
        '<p>All venues are step-free; every session has sign language and audio description.</p>',
      lpeventenddate: '<p>Helpers can register until the evening before.</p>',
    },
    'delphi-gathering': {
      introduction1:
        '<p>Register your interest and we’ll tell you where to come, as in the days of the oracle.</p>',
    },
    'पाइथियन-लोक-उत्सव': {
      introduction1: '<p>दो दिन, तीन मंच और <b>सौ से अधिक कलाकार</b>। प्रवेश निःशुल्क है।</p>',
      introduction2: '<p>भोजन के लिए स्थानीय रसोई मैदान के पूर्वी द्वार पर है।</p>',
    },
    'pythian-games-athens': {
      introduction1: `<p>Nine days in Athens and one in Delphi: the first world edition of the ${product.name}.</p>`,
      introduction2: '<p>Nations can nominate artists and players in all eight arts.</p>',
      regstartdate: dashed(today),
      regenddate: dashed(days.athens.start - 30),
    },
    'first-national-pythian-games': {
      rsimageurl: '/media/events/first-national.webp',
      regstartdate: '01-12-2023',
      regenddate: '15-02-2024',
      lpeventenddate: '<p>Registration closed with <b>5,000 artists and players</b>.</p>',
      buttontext: 'Order the book of the games',
      buttonurl: enrolmentAddress('game', { event: 'first-national-pythian-games', item: 'book' }),
      introduction1:
        '<p>The games that started it all: four days, five stages and a laurel for every art.</p>',
      introduction2:
        '<ul><li>28 delegations</li><li>61 competitions</li><li>one flame, carried by <em>two hundred</em> runners</li></ul>',
      html: '<h2>What it left behind</h2><p>The sand pit is a playground now, and the chorus still meets on Thursdays.</p>',
      relatedcategories: fullRelatedCategories('first-national-pythian-games'),
    },
    'new-year-concert': {
      introduction1: '<p>Three evenings of music over New Year, lit only by oil lamps.</p>',
    },
    'para-games-day': {
      introduction1: '<p>The day the wheelchair sprint became a chariot race.</p>',
    },
    'river-festival': { introduction1: '<p>Δύο μέρες μουσικής δίπλα στο ποτάμι, με είσοδο ελεύθερη.</p>' },
    'monsoon-festival': {
      imageurl: '/media/events/monsoon-2022.webp',
      introduction1: '<p dir="rtl">ثلاثة أيام من الموسيقى تحت المطر.</p>',
    },
  };
  return Object.hasOwn(told, eventPath) ? (told[eventPath] ?? {}) : {};
}

/** Events that no list contains; each stands for one state and is reached only by its address. */
function specialEvents({ today, startedAt }: SampleSetting): { path: string; detail: WireEventDetail }[] {
  const running = (from: Day, to: Day) => ({ eventstartdate: dashed(from), eventenddate: dashed(to) });
  return [
    { path: 'torch-relay', detail: { ...nothingSaid, eventid: 301, eventname: 'Torch Relay' } },
    {
      path: 'countdown-zero',
      detail: {
        ...nothingSaid,
        eventid: 302,
        eventname: 'Countdown to Zero',
        eventstartdate: startedAt.toISOString(),
        introduction1: '<p>Its countdown ends about ninety seconds after the server started.</p>',
      },
    },
    {
      path: 'edge-schedule',
      detail: {
        ...nothingSaid,
        ...running(today - 1, today + 1),
        eventid: 303,
        eventname: 'Schedule of Odd Hours',
        relatedcategories: relatedCategories('edge-schedule'),
      },
    },
    {
      path: 'empty-schedule',
      detail: {
        ...nothingSaid,
        ...running(today + 7, today + 8),
        eventid: 304,
        eventname: 'Event Without a Schedule',
      },
    },
    {
      path: 'failing-schedule',
      detail: {
        ...nothingSaid,
        ...running(today + 7, today + 8),
        eventid: 305,
        eventname: 'Event Whose Schedule Fails',
      },
    },
    {
      path: 'hostile-event',
      detail: {
        ...nothingSaid,
        eventid: 306,
        eventname: '<script>alert(1)</script> "Quoted" & Co.',
        introduction1: '<p>Harmless <b>stays</b></p><img src=x onerror="alert(1)"><script>alert(2)</script>',
        introduction2: '<a href="javascript:alert(3)">a link that must not run</a>',
        html: '<form action="https://example.org/"><input name="password"></form><p>Text after a form.</p>',
        buttontext: 'Never run',
        buttonurl: 'javascript:alert(4)',
      },
    },
  ];
}
