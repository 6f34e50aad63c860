import * as v from 'valibot';
import {
  address,
  button,
  fields,
  flag,
  html,
  list,
  notOffered,
  oneOf,
  picture,
  requiredAddress,
  requiredPicture,
  requiredText,
  saysSomething,
  text,
} from './fields.ts';
import { kind } from './kind.ts';

/** Levels below a group of the menu; deeper ones could not be shown. */
const DEEPEST_LEVEL = 4;

/** An entry of the menu; if it is not clickable it only opens its sub-entries. */
interface MenuEntry {
  readonly title: string;
  readonly isClickable: boolean;
  readonly link: string;
  readonly inNewTab: boolean;
  readonly items: readonly MenuEntry[];
}

const entryFields = { title: requiredText, isClickable: flag, link: address, inNewTab: flag };
const noItems = v.optional(
  v.pipe(
    v.array(v.unknown(), 'must be a list'),
    v.check((items) => items.length === 0, 'must be empty: the menu has no more levels'),
    notOffered,
  ),
  [],
);

function itemsFrom(level: number): v.GenericSchema<unknown, readonly MenuEntry[]> {
  const schema =
    level > DEEPEST_LEVEL ? noItems : list(fields({ ...entryFields, items: itemsFrom(level + 1) }));
  return schema as v.GenericSchema<unknown, readonly MenuEntry[]>;
}

export const menuGroup = kind('menu group', 'menu groups', fields({ ...entryFields, items: itemsFrom(1) }), {
  titles: ['title'],
});

/** The buttons for log-in and sign-up on one page, or on all that have none of their own; without texts, none. */
export const loginButtons = kind(
  'pair of login buttons',
  'pairs of login buttons',
  fields({
    /** The path of the page without its leading slash; '' means all other pages. */
    page: text,
    login: button,
    signup: button,
  }),
  { titles: ['page'], unique: [['page']] },
);

export const appLink = kind(
  'app link',
  'app links',
  fields({ isActive: flag, link: requiredAddress, image: picture, title: text }),
  { titles: ['title'] },
);

export const contactCard = kind(
  'contact card',
  'contact cards',
  v.pipe(
    fields({
      title: text,
      type: v.optional(oneOf('email', 'mobile', 'whatsapp', 'other'), 'other'),
      texts: list(requiredText),
      image: picture,
    }),
    v.check(({ title, texts }) => title !== '' || texts.length > 0, 'needs a value in "title" or "texts"'),
  ),
  { titles: ['title'] },
);

/** A logo of a partner, on the front page or on the pages of all events. */
export const associate = kind(
  'associate',
  'associates',
  fields({ place: oneOf('home', 'events'), logo: requiredPicture }),
  { titles: ['logo'] },
);

/** What a social network gives to be shown. */
export const socialWidget = kind(
  'social widget',
  'social widgets',
  v.pipe(fields({ network: oneOf('facebook', 'instagram'), title: text, html }), saysSomething('html')),
  { titles: ['network', 'title'], unique: [['network']] },
);
