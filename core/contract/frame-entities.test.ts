import { describe, expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { appLinks } from './entities/app-links.ts';
import { associates } from './entities/associate.ts';
import { contactCards } from './entities/contact-card.ts';
import { loginButtons } from './entities/login-buttons.ts';
import { notification } from './entities/notification.ts';
import { socialWidget } from './entities/social-widget.ts';
import { bodyOf, fullItems } from './testing/full-answers.ts';
import { readNoting } from './testing/read-noting.ts';

describe('entities of the layout', () => {
  it('HOME-13 an associate is its logo', () => {
    expect(readNoting(associates, [fullItems.associates, { logo: '' }]).answer).toEqual([
      { logo: 'logos/a.svg' },
    ]);
  });

  it('LAYOUT-14, API-11 the header buttons are the first of the Details', () => {
    const other = { loginbuttontext: 'Other' };
    expect(readNoting(loginButtons, bodyOf('loginButtons', [fullItems.loginButtons, other])).answer).toEqual({
      login: { text: 'Login', url: 'https://enrol.example/login' },
      signup: { text: 'Sign up', url: 'https://enrol.example/signup' },
    });
  });

  it('LAYOUT-20, LAYOUT-21 app links say whether they are active', () => {
    const inactive = { ...fullItems.appLinks, isactive: 0 };
    expect(readNoting(appLinks, { data: [fullItems.appLinks, inactive] }).answer).toEqual([
      { isActive: true, link: 'https://apps.example/app', image: 'app.png', title: 'For phones' },
      { isActive: false, link: 'https://apps.example/app', image: 'app.png', title: 'For phones' },
    ]);
  });

  it('HOME-25, HOME-26 a widget is the first one, even when it is empty', () => {
    expect(readNoting(socialWidget, { widgets: [fullItems.socialWidget] }).answer).toEqual({
      title: 'Facebook',
      html: asUntrustedHtml('<blockquote>A post</blockquote>'),
    });
    const empty = { title: 'Facebook', widget: '' };
    expect(readNoting(socialWidget, { widgets: [empty, fullItems.socialWidget] }).answer?.html).toBe('');
  });

  it('POPUP-09 the notification is the first of several', () => {
    expect(readNoting(notification, [fullItems.notification, { headingtext: 'Second' }]).answer).toEqual({
      heading: asUntrustedHtml('<h2>Notice</h2>'),
      description: asUntrustedHtml('<p>Text</p>'),
    });
  });
});

describe('contact cards', () => {
  const card = (change: Record<string, unknown>) =>
    readNoting(contactCards, [{ ...fullItems.contactCards, ...change }]).answer[0];

  it('CONTACT-01 have image, title, type and texts', () => {
    expect(card({ text: ['a@example.org', '', null, 'b@example.org', 7] })).toEqual({
      image: 'mail.svg',
      title: 'Write',
      type: 'email',
      texts: ['a@example.org', 'b@example.org', '7'],
    });
  });

  it('CONTACT-01 read a single text as a list of one', () => {
    expect(card({ text: ' office@example.org ' })?.texts).toEqual(['office@example.org']);
    expect(card({ text: null })?.texts).toEqual([]);
  });

  it('CONTACT-02 know three types; any other is "other"', () => {
    expect(card({ type: 'WhatsApp' })?.type).toBe('whatsapp');
    expect(card({ type: 'mobile' })?.type).toBe('mobile');
    expect(card({ type: 'fax' })?.type).toBe('other');
  });
});
