import { appLinks } from '#core/contract/entities/app-links.ts';
import { associates } from '#core/contract/entities/associate.ts';
import { contactCards } from '#core/contract/entities/contact-card.ts';
import { loginButtons } from '#core/contract/entities/login-buttons.ts';
import { menu } from '#core/contract/entities/menu.ts';
import { socialWidget } from '#core/contract/entities/social-widget.ts';
import * as frame from '../sample/frame.ts';
import * as menuContent from '../sample/menu.ts';
import type { SampleSetting } from '../sample/setting.ts';
import { answersFrom } from './call-answer.ts';

const answering = answersFrom<SampleSetting>();

/** The layout of every page, and the cards of the contact page. */
export const sampleFrameAnswers = [
  answering(menu, (_values, { product }) => ({ status: 1, data: menuContent.menu(product) })),
  answering(loginButtons, ({ slug }) => ({ Details: frame.loginButtons(slug) })),
  answering(appLinks, () => ({ data: frame.appLinks })),
  answering(contactCards, () => frame.contactCards),
  answering(associates, (values, setting) =>
    frame.associates(values['page-url'], values['event-id'], setting),
  ),
  answering(socialWidget, ({ title }, setting) => ({ widgets: frame.socialWidgets(title, setting) })),
];
