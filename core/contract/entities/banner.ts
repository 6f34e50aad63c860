import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { asNumber, entity, flag, html, link, number, oneOf, saysSomething, source, text } from '../fields.ts';
import { listOf } from '../read-body.ts';

/** How long a banner stays if it gives no usable duration (section 9). */
export const DEFAULT_SLIDE_MS = 5_000;
/** The longest delay a browser timer can handle; a longer one would fire at once. */
const LONGEST_SLIDE_MS = 2_147_483_647;

const slideMs = v.pipe(
  number,
  v.transform((ms) => (ms !== null && ms > 0 ? Math.min(ms, LONGEST_SLIDE_MS) : DEFAULT_SLIDE_MS)),
  v.description(`milliseconds; without any, ${DEFAULT_SLIDE_MS}`),
);

/** Whole percent from 0 to 100, with or without the sign; null if none is given. */
const percent = v.pipe(
  text,
  v.transform((given) => asNumber(given.replace(/%$/, ''))),
  v.transform((value) => (value === null ? null : Math.round(Math.min(100, Math.max(0, value))))),
  v.description('percent, 0 to 100'),
);

const isCustom = v.pipe(
  oneOf(['custom'], 'default'),
  v.transform((word) => word === 'custom'),
  v.description('"Custom" or anything else'),
);

const banner = v.pipe(
  entity({
    imgurl: source,
    imagetype: oneOf(['youtube'], 'image'),
    isautoplaytrue: flag,
    autoslidetiming: slideMs,
    alttext: text,
    headingtext: html,
    isbuttonvisible: flag,
    buttontext: text,
    buttonurl: link,
    target: oneOf(['_blank'], '_self'),
    type: isCustom,
    mobileType: isCustom,
    xaxis: percent,
    yaxis: percent,
    mobilexaxis: percent,
    mobileyaxis: percent,
  }),
  saysSomething('imgurl', 'headingtext'),
  v.transform((raw) => ({
    /** Address of the picture, or of the embed. */
    url: raw.imgurl,
    imageType: raw.imagetype,
    isAutoplay: raw.isautoplaytrue,
    slideMs: raw.autoslidetiming,
    alt: raw.alttext,
    heading: raw.headingtext,
    button: {
      isVisible: raw.isbuttonvisible,
      text: raw.buttontext,
      url: raw.buttonurl,
      inNewTab: raw.target === '_blank',
    },
    /** Position of the text box in percent of the banner, if it is custom. */
    desktop: { isCustom: raw.type, left: raw.xaxis, top: raw.yaxis },
    mobile: { isCustom: raw.mobileType, left: raw.mobilexaxis, top: raw.mobileyaxis },
  })),
);

export type Banner = v.InferOutput<typeof banner>;

export const banners = readEndpoint({
  name: 'banners',
  path: '/api/banners',
  values: ['pagename'],
  read: listOf(banner),
  keep: KEEP.frame,
});
