import type { appLinks } from '../entities/app-links.ts';
import type { associates } from '../entities/associate.ts';
import type { contactCards } from '../entities/contact-card.ts';
import type { loginButtons } from '../entities/login-buttons.ts';
import type { MenuEntry } from '../entities/menu.ts';
import type { socialWidget } from '../entities/social-widget.ts';
import type { AnswerTo } from './unsealed.ts';
import { wireFlag, wireLink, wireSource, wireText } from './wire-fields.ts';

/** The groups of the navigation. Their keys are words, because keys like numbers would be reordered. */
export const writeMenu = (groups: readonly MenuEntry[]) => ({
  status: 1,
  data: Object.fromEntries(
    groups.map((group, index) => [
      `group${index + 1}`,
      { menuTitle: wireText(group.title), ...common(group) },
    ]),
  ),
});

interface WireMenuItem extends ReturnType<typeof ownFields> {
  readonly items: readonly WireMenuItem[];
}

const ownFields = ({ isClickable, link, inNewTab }: MenuEntry) => ({
  clickable: wireFlag(isClickable),
  link: wireLink(link),
  inNewTab: wireFlag(inNewTab),
});

const common = (entry: MenuEntry): WireMenuItem => ({
  ...ownFields(entry),
  items: entry.items.map((item) => ({ title: wireText(item.title), ...common(item) })),
});

/** The buttons for log-in and sign-up, or none. */
export const writeLoginButtons = (pair: AnswerTo<typeof loginButtons>) => ({
  Details:
    pair === null
      ? []
      : [
          {
            loginbuttontext: wireText(pair.login.text),
            loginbuttonurl: wireLink(pair.login.url),
            signupbuttontext: wireText(pair.signup.text),
            signupbuttonurl: wireLink(pair.signup.url),
          },
        ],
});

/** The links to the app. */
export const writeAppLinks = (links: AnswerTo<typeof appLinks>) => ({
  data: links.map(({ isActive, link, image, title }) => ({
    isactive: wireFlag(isActive),
    link: wireLink(link),
    image: wireSource(image),
    title: wireText(title),
  })),
});

/** The cards of the contact page. */
export const writeContactCards = (cards: AnswerTo<typeof contactCards>) =>
  cards.map(({ image, title, type, texts }) => ({
    imageurl: wireSource(image),
    title: wireText(title),
    type,
    text: texts.map(wireText),
  }));

/** The logos of a page. */
export const writeAssociates = (logos: AnswerTo<typeof associates>) =>
  logos.map(({ logo }) => ({ logo: wireSource(logo) }));

/** The widget of a social network, or none. */
export const writeSocialWidget = (widget: AnswerTo<typeof socialWidget>) => ({
  widgets: widget === null ? [] : [{ title: wireText(widget.title), widget: widget.html }],
});
