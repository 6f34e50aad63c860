import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { findList, isRecord } from '../envelope.ts';
import { entity, exact, html, mainList, saysSomething, source, text } from '../fields.ts';
import { readFitting, readItems, withForm } from '../read-body.ts';

const councilMember = v.pipe(
  entity({
    slug: exact,
    imageurl: source,
    firstname: text,
    lastname: text,
    desgination: text,
    country: text,
    description: html,
  }),
  saysSomething('firstname', 'lastname'),
  v.transform((raw) => ({
    slug: raw.slug,
    image: raw.imageurl,
    firstName: raw.firstname,
    lastName: raw.lastname,
    /** First and last name, as far as given. */
    name: `${raw.firstname} ${raw.lastname}`.trim(),
    designation: raw.desgination,
    country: raw.country,
    description: raw.description,
  })),
);

const councilGroup = v.pipe(
  entity({ title: text, members: mainList(councilMember) }),
  v.transform((raw) => ({ title: raw.title, members: raw.members })),
);

export type CouncilMember = v.InferOutput<typeof councilMember>;
export type CouncilGroup = v.InferOutput<typeof councilGroup>;

const isGroup = (raw: unknown) => isRecord(raw) && Object.hasOwn(raw, 'members');
const isBareMember = (raw: unknown) =>
  isRecord(raw) && !isGroup(raw) && (Object.hasOwn(raw, 'firstname') || Object.hasOwn(raw, 'lastname'));

export const council = readEndpoint({
  name: 'council',
  path: '/api/OurCouncil',
  values: ['pagename', 'slug'],
  read: withForm({ takes: 'list', item: councilGroup, status: 'named' }, (body, note): CouncilGroup[] => {
    const items = findList(body);
    if (!items.some(isBareMember)) return readItems(items, councilGroup, note);
    const isNoGroup = (raw: unknown) => !isGroup(raw);
    const members = readFitting(items.filter(isNoGroup), councilMember, note);
    const groups = readFitting(items.filter(isGroup), councilGroup, note);
    return members.length === 0 ? groups : [{ title: '', members }, ...groups];
  }),
  keep: KEEP.frame,
});
