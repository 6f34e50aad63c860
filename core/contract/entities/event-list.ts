import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import {
  entity,
  exact,
  html,
  link,
  list,
  oneOf,
  requiredLink,
  requiredText,
  source,
  text,
} from '../fields.ts';
import { listOf } from '../read-body.ts';

const socialIcon = v.pipe(
  entity({ icon: source, href: requiredLink }),
  v.transform((raw) => ({ icon: raw.icon, link: raw.href })),
);

/**
 * One event of the events page and the home panel. It combines the specification's "Event list item" and "Upcoming
 * event", since both come from the same call (reading Q-05).
 */
const listedEvent = v.pipe(
  entity({
    eventaid: exact,
    eventname: requiredText,
    headingtext: html,
    eventimage: source,
    imagetype: oneOf(['image', 'youtube'], 'other'),
    landmark: text,
    resaddress: text,
    statename: text,
    combinedadd: text,
    startdate: text,
    enddate: text,
    readmoreurl: exact,
    icons: list(socialIcon),
    buttontext: text,
    buttonurl: link,
    buttonurliforrestpage: link,
    buttonvisiblenews: text,
    buttonnewstext: text,
  }),
  v.transform((raw) => ({
    id: raw.eventaid,
    name: raw.eventname,
    heading: raw.headingtext,
    /** Path of a picture, or the address of an embed when `imageType` is `youtube`. */
    image: raw.eventimage,
    imageType: raw.imagetype,
    landmark: raw.landmark,
    address: raw.resaddress,
    state: raw.statename,
    combinedAddress: raw.combinedadd,
    startDate: raw.startdate,
    endDate: raw.enddate,
    readMorePath: raw.readmoreurl,
    icons: raw.icons,
    button: { text: raw.buttontext, url: raw.buttonurl },
    /** The button's address on pages other than home (reading Q-13). */
    restPageUrl: raw.buttonurliforrestpage,
    // Visible only for the text '1', not for any other yes (reading Q-74).
    newsButton: { isVisible: raw.buttonvisiblenews === '1', text: raw.buttonnewstext },
  })),
);

export type ListedEvent = v.InferOutput<typeof listedEvent>;

export const eventList = readEndpoint({
  name: 'eventList',
  path: '/api/events',
  values: ['eventtype'],
  read: listOf(listedEvent),
  keep: KEEP.event,
});
