import { dashed } from './days.ts';
import type { SampleSetting } from './setting.ts';
import { upcomingDays } from './upcoming-events.ts';
import type { WireNotification, WirePopup } from './wire.ts';

/** Returns the list for `pagename` and `eventid`; empty for pages without a popup. */
export function popups(pageName: string, eventId: string, setting: SampleSetting): WirePopup[] {
  switch (pageName) {
    case 'Home':
      return [
        {
          ispopupvisible: 1,
          ispopupvisibleonetime: 1,
          headingtext: 'The games are <em>on</em>',
          imgurl: '<img src="/media/events/national-small.webp" alt="The arena by the river">',
          headingtextdescription: `<p>Until ${dashed(upcomingDays(setting.today).national.end)} by the river. Every hour a new session begins.</p>`,
          buttontext: 'Plan your visit',
          buttonurl: 'https://example.org/?plan=visit',
        },
      ];
    case 'about-us':
      return [
        {
          ispopupvisible: '1',
          ispopupvisibleonetime: 0,
          headingtext: 'The office moves',
          imgurl: '/media/associates/column.svg',
          headingtextdescription: '<p>From next month you will find us at the old quay.</p>',
          buttontext: 'Read the notice',
          buttonurl: '',
        },
      ];
    case 'contact':
      return [
        { ...invisible, headingtext: 'Not to be seen', headingtextdescription: '<p>Not to be seen.</p>' },
      ];
    case 'event/youth-pythian-games':
      if (eventId !== '102') return [];
      return [
        {
          ispopupvisible: 1,
          ispopupvisibleonetime: 0,
          headingtext: 'Schools: places are going fast',
          imgurl: '',
          headingtextdescription: '<p>Teams of up to twelve can still be entered.</p>',
          buttontext: 'See what has to be done',
          buttonurl: '/membership',
        },
      ];
    case 'membership':
      return [
        { ...invisible, headingtext: 'First, and not visible' },
        { ...invisible, ispopupvisible: 1, headingtext: 'Second, and never shown' },
      ];
    default:
      return [];
  }
}

/** Returns the list for `pagename`: for home and about-us, empty for others. */
export function notifications(pageName: string): WireNotification[] {
  switch (pageName) {
    case 'Home':
      return [
        {
          headingtext: 'Water, shade and <em>earplugs</em>',
          headingtextdescription:
            '<p>The open stages by the river have little shade. Drinking water is free at every gate, earplugs for children too.</p>',
        },
        { headingtext: 'A second item', headingtextdescription: '<p>It must not show.</p>' },
      ];
    case 'about-us':
      return [
        {
          headingtext: 'The office moves to the old quay',
          headingtextdescription:
            '<p>What changes:</p><ul><li>the address: 1 Lyre Avenue, Old Quay,</li><li>the hours: ten to six,</li><li>the telephone stays.</li></ul>',
        },
      ];
    default:
      return [];
  }
}

const invisible: WirePopup = {
  ispopupvisible: 0,
  ispopupvisibleonetime: 0,
  headingtext: '',
  imgurl: '',
  headingtextdescription: '',
  buttontext: '',
  buttonurl: '',
};
