import type { Prose } from '../prose.ts';

/** How an account of the mobile app is deleted, in order (POLICY-04). */
export const deletionSteps: readonly { readonly name: string; readonly what: string }[] = [
  { name: 'Open the app', what: 'Log in with the account you want to delete.' },
  { name: 'Go to your profile', what: 'Press the round picture in the upper corner.' },
  { name: 'Open the settings', what: 'Choose “Account” in the list.' },
  { name: 'Choose “Delete my account”', what: 'The app lists what will be deleted. Please read it.' },
  { name: 'Confirm with your password', what: 'You’re then logged out on all your devices.' },
  { name: 'Wait for our reply', what: 'It comes by email. You don’t need to do anything else.' },
];

/** The terms of deletion (specification section 9, POLICY-01 to POLICY-03). */
export const deletionTerms: readonly {
  readonly days: number;
  readonly before: string;
  readonly what: string;
}[] = [
  { days: 5, before: 'within', what: 'A confirmation reply comes within 5 days.' },
  { days: 90, before: 'up to', what: 'Processing the deletion takes up to 90 days.' },
  {
    days: 90,
    before: 'within',
    what: 'Changed your mind? Logging in within 90 days restores the account.',
  },
];

/** What goes and what stays. */
export const afterDeletion: Prose = [
  { heading: 'What is deleted' },
  {
    list: [
      'Your name, contact details, date of birth and profile picture.',
      'Your password and the devices you were logged in on.',
      'Your entries for events that have not begun. The event’s rules say what happens to entry fees.',
    ],
  },
  { heading: 'What stays' },
  'Results that have been published, as part of the history of the games, and invoices the law requires us to keep.',
  { heading: 'If you can’t log in' },
  'Write to us through the contact page, from the email address of the account. The same terms apply from the day your message arrives.',
];
