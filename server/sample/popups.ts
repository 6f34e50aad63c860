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
          headingtextdescription: `<p>By the river until ${dashed(upcomingDays(setting.today).national.end)}. A new session begins every hour.</p>`,
          buttontext: 'Plan your visit',
          buttonurl: 'https://example.org/?plan=visit',
        },
      ];
    case 'about-us':
      return [
        {
          ispopupvisible: '1',
          ispopupvisibleonetime: 0,
          headingtext: 'Our office is moving',
          imgurl: '/media/associates/column.svg',
          headingtextdescription: '<p>From next month, you’ll find us at the old quay.</p>',
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
          headingtextdescription: '<p>You can still enter teams of up to twelve.</p>',
          buttontext: 'See what to do',
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
            '<p>The open stages by the river have little shade. Drinking water is free at every gate, and so are earplugs, in children’s sizes too.</p>',
        },
        { headingtext: 'A second item', headingtextdescription: '<p>It must not show.</p>' },
      ];
    case 'about-us':
      return [
        {
          headingtext: 'Our office is moving to the old quay',
          headingtextdescription:
            '<p>What changes:</p><ul><li>the address: 1 Lyre Avenue, Old Quay,</li><li>the hours: ten to six,</li><li>the phone number stays the same.</li></ul>',
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
