import type { Policy } from './policy.ts';

/** One thing the mobile app asks for. */
export interface AppData {
  readonly what: string;
  readonly why: string;
  readonly kept: string;
}

/** What the mobile app stores, and for how long. */
export const appData: readonly AppData[] = [
  {
    what: 'Name, date of birth, gender',
    why: 'To enter you in the right age group and competition',
    kept: 'as long as you have an account',
  },
  {
    what: 'Country, state, pincode',
    why: 'To find your district and national council',
    kept: 'as long as you have an account',
  },
  {
    what: 'Phone number, email address',
    why: 'To log in, and to tell you about your events',
    kept: 'as long as you have an account',
  },
  {
    what: 'Password',
    why: 'To log in; only a scrambled form of it is stored',
    kept: 'as long as you have an account',
  },
  {
    what: 'Registrations and results',
    why: 'For start lists, certificates and the table of medals',
    kept: 'your entries as long as you have an account; published results stay',
  },
  {
    what: 'Technical reports after a crash',
    why: 'To find and fix errors',
    kept: '30 days, without your name',
  },
];

/** Privacy of the mobile app, which is another program than this site. */
export const appPrivacyPolicy = (product: string): Policy => ({
  lastChanged: '2026-11-30',
  inShort: [
    'The mobile app needs an account, and asks only for what you need to enter a game.',
    'Camera, photos and notifications are used only when you allow them.',
    'You can delete your account in the app, in six steps.',
  ],
  text: [
    { heading: 'Who this policy is for' },
    `It covers the mobile app of the ${product} for Android and iPhone. This website has its own policy.`,

    { heading: 'What the app may use on your phone' },
    'The phone asks you each time, and the app works without any of these:',
    {
      list: [
        'Camera and photos, when you choose a picture for your profile or your accreditation.',
        'Notifications, to tell you that a schedule has changed or that your turn is near.',
        'Storage, so that your tickets and schedules work offline.',
      ],
    },
    'The app doesn’t read your contacts, messages, calls or exact location.',

    { heading: 'Who sees your data' },
    'The councils that organise the events you enter, and the judges and helpers they name, see what they need for their work. Companies that run our servers may store the data but not use it. Nothing is sold, and there is no advertising.',
    'Your name, country and result may be published when you take part in a final, as in every competition.',

    { heading: 'How it is protected' },
    'Data is encrypted in transit. Only people who need it for their work have access to it, and each access is recorded.',

    { heading: 'Children' },
    'Artists and players under 18 need the consent of a parent or guardian, who may see, change and delete their data at any time.',

    { heading: 'How long it is kept, and how to delete it' },
    'The list above says how long each kind is kept. When you delete your account, processing takes up to 90 days; a confirmation comes within 5 days; logging in within 90 days restores the account. After that it is gone for good, except published results and documents the law requires us to keep.',

    { heading: 'Your rights' },
    'You may ask for a copy of your data, have it corrected or deleted, and take back any permission in the settings of your phone. Write to us through the contact page.',

    { heading: 'Changes' },
    'A change that matters is announced in the app before it takes effect, and the date at the head of this text changes with it.',
  ],
});
