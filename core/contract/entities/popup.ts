import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, flag, html, link, text } from '../fields.ts';
import { headOf } from '../read-body.ts';

/** The popup that can cover a page. `image` is markup or a plain address (reading Q-28). */
const popupNotice = v.pipe(
  entity({
    ispopupvisible: flag,
    ispopupvisibleonetime: flag,
    headingtext: html,
    imgurl: html,
    headingtextdescription: html,
    buttontext: text,
    buttonurl: link,
  }),
  v.transform((raw) => ({
    isVisible: raw.ispopupvisible,
    isOneTime: raw.ispopupvisibleonetime,
    heading: raw.headingtext,
    image: raw.imgurl,
    description: raw.headingtextdescription,
    button: { text: raw.buttontext, url: raw.buttonurl },
  })),
);

export type PopupNotice = v.InferOutput<typeof popupNotice>;

export const popup = readEndpoint({
  name: 'popup',
  path: '/api/VIPopUp',
  values: ['pagename', 'eventid'],
  read: headOf(popupNotice),
  keep: KEEP.frame,
});
