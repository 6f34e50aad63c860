import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { asNumber, entity, html, link, requiredText, text } from '../fields.ts';
import { listOf } from '../read-body.ts';

const membershipPlan = v.pipe(
  entity({
    title: requiredText,
    amount: v.pipe(text, v.description('number, or text with a number in it')),
    currencysign: text,
    description: html,
    buttontext: text,
    buttonurl: link,
  }),
  v.transform((raw) => ({
    title: raw.title,
    /** Null if the text has no number, or more than one. */
    amount: onlyNumberIn(raw.amount),
    /** As the provider writes it: "500/-", "1,20,000". */
    amountText: raw.amount,
    currencySign: raw.currencysign,
    description: raw.description,
    button: { text: raw.buttontext, url: raw.buttonurl },
  })),
);

export type MembershipPlan = v.InferOutput<typeof membershipPlan>;

export const membership = readEndpoint({
  name: 'membership',
  path: '/api/Membership',
  values: ['is-international'],
  read: listOf(membershipPlan),
  keep: KEEP.frame,
});

/** Returns the only number in a text. Commas between thousands are skipped ("1,200" and the Indian "1,20,000"). */
function onlyNumberIn(given: string): number | null {
  const [only, ...others] = given.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  return others.length === 0 ? asNumber(only?.replaceAll(',', '')) : null;
}
