import * as v from 'valibot';
import { KEEP, readEndpoint } from './endpoint.ts';
import { asNumber, entity, html, requiredText, text } from './fields.ts';
import { listOf } from './read-body.ts';

/** A price; commas between thousands are no part of the number ("1,200" and the Indian "1,20,000"). */
const amount = v.pipe(
  text,
  v.transform((given) => asNumber(given.replace(/(\d),(?=\d)/g, '$1'))),
  v.description('number, commas between thousands allowed'),
);

const membershipPlan = v.pipe(
  entity({
    title: requiredText,
    amount,
    currencysign: text,
    description: html,
    buttontext: text,
    buttonurl: text,
  }),
  v.transform((raw) => ({
    title: raw.title,
    amount: raw.amount,
    currencySign: raw.currencysign,
    description: raw.description,
    button: { text: raw.buttontext, url: raw.buttonurl },
  })),
);

export type MembershipPlan = v.InferOutput<typeof membershipPlan>;

export const membership = readEndpoint({
  name: 'membership',
  purpose: 'The membership plans of India (0) or international (1).',
  path: '/api/Membership',
  values: ['is-international'],
  read: listOf(membershipPlan),
  keep: KEEP.frame,
});
