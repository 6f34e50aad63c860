import { appLinks } from '#core/contract/entities/app-links.ts';
import { associates } from '#core/contract/entities/associate.ts';
import { contactCards } from '#core/contract/entities/contact-card.ts';
import { loginButtons } from '#core/contract/entities/login-buttons.ts';
import { menu } from '#core/contract/entities/menu.ts';
import { socialWidget } from '#core/contract/entities/social-widget.ts';
import { ASSOCIATES_EVENT_ID } from '#core/contract/site-event.ts';
import {
  writeAppLinks,
  writeAssociates,
  writeContactCards,
  writeLoginButtons,
  writeMenu,
  writeSocialWidget,
} from '#core/contract/writers/write-frame.ts';
import { answersFrom } from '../../answers/call-answer.ts';
import type { Contents } from '../contents.ts';

const answering = answersFrom<Contents>();

/** The layout of every page, and the cards of the contact page. */
export const frameAnswers = [
  answering(menu, (_values, content) => writeMenu(content.of('menuGroup'))),
  answering(loginButtons, ({ slug }, content) => {
    const pairs = content.of('loginButtons');
    const pair =
      pairs.find(({ page }) => page !== '' && page === slug) ?? pairs.find(({ page }) => page === '');
    const isEmpty = [pair?.login, pair?.signup].every((one) => !one?.text && !one?.url);
    return writeLoginButtons(pair === undefined || isEmpty ? null : pair);
  }),
  answering(appLinks, (_values, content) => writeAppLinks(content.of('appLink'))),
  answering(contactCards, (_values, content) => writeContactCards(content.of('contactCard'))),
  answering(associates, (values, content) => {
    const place = values['event-id'] === ASSOCIATES_EVENT_ID ? 'events' : 'home';
    if (place === 'home' && values['page-url'] !== 'home') return writeAssociates([]);
    return writeAssociates(content.of('associate').filter((associate) => associate.place === place));
  }),
  answering(socialWidget, ({ title }, content) =>
    writeSocialWidget(
      content.of('socialWidget').find(({ network }) => network === title.toLowerCase()) ?? null,
    ),
  ),
];
