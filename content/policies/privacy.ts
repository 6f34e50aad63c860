import type { Policy } from './policy.ts';

/** Cookies and privacy of this site, as the code keeps them: who changes the one changes the other (reading Q-63). */
export const privacyPolicy = (product: string): Policy => ({
  lastChanged: '2026-11-30',
  inShort: [
    'This site sets no cookies of its own.',
    'Each video or widget from another site loads only after you agree or start it yourself.',
    'A message to us is deleted from your device once it has arrived.',
    'Everything else the site saves stays on your device, unless you ask for notices, and you can delete it at any time.',
  ],
  text: [
    { heading: 'Who this policy is for' },
    `It covers the website of the ${product}, in the browser and installed as an app from the browser. The mobile app from the app stores and the separate enrolment site, where you register, log in and donate, have their own policies.`,
    'You can read every page without giving your name. We don’t show advertisements, build a profile of you or sell what we know.',

    { heading: 'Cookies' },
    'This site sets no cookies. It keeps a few things in the storage of your browser instead; the next two sections name all of them.',
    'Other sites whose videos or widgets are shown here may set cookies as soon as their content loads. That’s why it doesn’t load by itself: you see a still picture or a plain link until you press “Got it!” in the bar at the foot of the page, or press play on one video.',

    { heading: 'What stays on your device until you delete it' },
    {
      list: [
        'Your choices: language, light or dark, whether motion is paused, whether downloads may start automatically, how long before a session your calendar should remind you, and that you have agreed to content from other sites.',
        'Answers from our server, so that pages open offline: news for up to 90 days, events, menus and the like for up to a year, schedules for as long as there is room. They are the same for everybody and say nothing about you, except which pages you have opened.',
        'The files of the site itself, and up to 200 of the pictures you have seen.',
        'Downloads: the answers and pictures of an event, and of the event lists and the next events, until you remove them.',
        'What you have saved with the star. It isn’t sent to anyone unless you let a calendar subscribe to it or ask for notices about it. A link to your saved list is made only when you ask for it, and says only which items are on it.',
        'The schedules you have looked at, as they were then, until their event is over. That is how a page can say what has changed since.',
        'The draft of a message you have not sent, for up to 14 days, in case the page closes before you are done. It is deleted when you go on to another page of this site.',
        'Messages to us that are waiting to send, with your name, email address, phone number and text.',
        'For about a day after a message was sent: its number and the time, without any of its content.',
        'The day of your first visit, whether you have asked for a download, and when you last declined to install the site, so that installing is offered at a good moment and not again and again.',
        'Which notices you have asked for, the words they are written in, and what our server has been told about them.',
        'A few technical notes, such as how far your device’s clock differs from ours.',
      ],
    },

    { heading: 'What stays only as long as the tab is open' },
    {
      list: [
        'A random session number. Each tab gets a new one; it says nothing about who you are, and is forgotten with the tab.',
        'How far down you’ve scrolled on the pages you’ve read.',
        'That you have closed an announcement.',
        'How many pages you have opened, up to nine, but not which.',
      ],
    },

    { heading: 'What is sent when you open a page' },
    'Pages ask our server for their content. As with every connection on the internet the server sees your network address while it answers. Each request also carries a key that names this site, the same for all visitors.',
    'Pages with a button that leads to the enrolment site also report the visit: the address of the page, the address you came from, the name of the page, the number of the event, what your browser says about itself, its version, system and kind of device, and the random session number. The answer is a short text that is added to those links, so that a registration can be matched with the page it began on; without it they would not work as intended. The report is sent before you agree to anything, its field for your network address is left empty, and nothing of it is stored on your device beyond the tab.',

    { heading: 'Messages to us' },
    'The contact form asks for your full name, email address, phone number and message. We use them only to answer you. The random session number goes with them.',
    'A message is first saved on your device, so that it is not lost when you are offline. It is sent automatically once you are back online, and deleted from the device the moment its arrival is confirmed. If it is refused while you are on the page, it goes back into the form only, and saved as a draft; if it’s refused later, it stays on the device until you change it, send it again or delete it. The outbox shows you which messages are waiting.',

    { heading: 'Calendars' },
    'A calendar file is made on your device, and nobody else knows about it. If you subscribe, your calendar asks our server from then on. The address it uses for your own plan names the sessions in it and nothing else; our server answers and doesn’t store it, but whoever runs your calendar service can see it.',

    { heading: 'Notices' },
    'If you turn on notices, our server stores the address your browser gives for delivering them, the keys that go with it, and which sessions you’ve saved or which events you want news of: no name, and nothing else. The address belongs to a service run by your browser’s maker, which delivers the notices and can’t read them. “Turn off notices” ends this at once, and our server deletes what it stored as soon as it learns of it.',

    { heading: 'Videos, widgets and links from other sites' },
    'When you load a video or a widget, the site it comes from learns your network address and that you are on this site, and may set cookies; its own policy applies to that. Widgets run in a closed frame and cannot read this page. Links to other sites do not tell them which page you came from.',
    'Fonts, maps and icons come from our own server, pictures from there or from a server the council has chosen for them.',

    { heading: 'On a tablet in a foyer' },
    'At events, tablets may show this site to everybody. When you press “Finish”, or don’t touch the screen for a while and don’t answer its question, what you typed, saved and chose there is removed.',
    'A message that you send from such a tablet is encrypted while it waits there, for at most 24 hours: nobody can read it on the tablet, and what could not be sent by then is deleted. Codes that you scan to go on with your phone carry the address of a page, or which items are on your saved list; nothing that you typed, and no text that would match you with your visit.',

    { heading: 'How to delete everything' },
    {
      steps: [
        'Open the settings of your browser and look for “site data”, “website data” or “cookies and site data”.',
        'Search for the address of this site and choose to delete its data. Your choices, your saved list, the saved pages and downloads, waiting messages and your agreement are then gone.',
        'If you have installed the site as an app, uninstall it like any other app and let the browser clear its data.',
      ],
    },
    'If the site is merely stuck, open the address /reset on it: that page removes the saved copy of the site and the saved answers, but keeps your messages, your saved list and your choices.',
    'To take back your agreement to videos and widgets alone, do the same: the bar then asks you again. We can delete messages that have already reached us: write to us through the contact page.',

    { heading: 'Your rights' },
    'You may ask us what we have stored about you, have it put right, have it deleted, or object to its use. It’s free. For a child under 16, a parent or guardian can ask.',

    { heading: 'Changes' },
    'When the site begins to save or send something else, this text changes first, and the date at its head with it.',
  ],
});
