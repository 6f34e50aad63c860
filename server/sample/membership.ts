import { enrolmentAddress, type SampleSetting } from './setting.ts';
import type { WirePlan } from './wire.ts';

const enter = (plan: string) => enrolmentAddress('signup', { plan });

const india: readonly WirePlan[] = [
  {
    title: 'Friend of the Games',
    amount: 0,
    currencysign: '₹',
    description: 'News by post/-Free entry to all open stages/-A say in the yearly survey',
    buttontext: 'Become a friend',
    buttonurl: enter('friend'),
  },
  {
    title: 'Artist or Player',
    amount: 500,
    currencysign: '₹',
    description:
      'For a year from the day you join/-<ul><li>Enter competitions</li><li>Insurance on stage</li></ul><a href="/membership?see=rules/-/">The rules</a>',
    buttontext: 'Join',
    buttonurl: enter('artist'),
  },
  {
    title: 'Ensemble or Team',
    amount: '1200.50',
    currencysign: '₹',
    description: '<p>Up to twelve people under one name.</p>',
    buttontext: '',
    buttonurl: '',
  },
  {
    title: 'School Circle',
    amount: '0',
    currencysign: '₹',
    description: '',
    buttontext: 'Enrol your school',
    buttonurl: enter('school'),
  },
];

const international: readonly WirePlan[] = [
  {
    title: 'Guest of the Games',
    amount: '25',
    currencysign: '€',
    description: 'One edition/-All open stages/-A guide in your language',
    buttontext: 'Join',
    buttonurl: enter('guest'),
  },
  {
    title: 'Member Nation Delegate',
    amount: 120,
    currencysign: '$',
    description: '<p>Speak and vote in your nation’s assembly.</p>',
    buttontext: 'Apply',
    buttonurl: enter('delegate'),
  },
  {
    title: 'Youth Exchange',
    amount: 0,
    currencysign: '€',
    description: '<p>For everyone under twenty-six.</p>',
    buttontext: 'Apply',
    buttonurl: enter('youth'),
  },
];

/** Returns the plans for `is-international`; in scenario `edge` there are none abroad. */
export function membershipPlans(isInternational: string, { edge }: Pick<SampleSetting, 'edge'>): WirePlan[] {
  if (isInternational !== '1') return [...india];
  return edge ? [] : [...international];
}
