import { isLoopbackHost } from '../api/loopback.ts';
import type { Product } from '../sample/setting.ts';
import type { ForwardTarget } from './forwarding/forward-target.ts';
import { mailTarget } from './forwarding/mail-target.ts';
import { webhookTarget } from './forwarding/webhook-target.ts';

/** What happens to messages apart from being stored. */
export interface InboxSettings {
  /** How long they are kept. */
  readonly months: number;
  /** Where they are sent on to; null: nowhere. */
  readonly forwardTo: ForwardTarget | null;
}

export const USUAL_INBOX: InboxSettings = { months: 12, forwardTo: null };
const MOST_MONTHS = 120;
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

/**
 * Reads from the environment how long messages are kept and where they are sent on to.
 *
 * @throws Error in one sentence that names the setting, and no secret
 */
export function inboxSettings(
  env: Readonly<Record<string, string | undefined>>,
  product: Product,
): InboxSettings {
  const months = Number(env.INBOX_MONTHS || USUAL_INBOX.months);
  if (!Number.isInteger(months) || months < 1 || months > MOST_MONTHS)
    throw new Error(`INBOX_MONTHS must be a whole number from 1 to ${MOST_MONTHS}.`);
  return { months, forwardTo: targetOf(env, product) };
}

function targetOf(env: Readonly<Record<string, string | undefined>>, product: Product): ForwardTarget | null {
  const { INBOX_MAIL_TO: to, SMTP_URL: smtpUrl, INBOX_WEBHOOK: url, INBOX_WEBHOOK_SECRET: secret } = env;
  if (to && url) throw new Error('Set INBOX_MAIL_TO or INBOX_WEBHOOK, not both.');
  if (to) {
    if (!ADDRESS.test(to)) throw new Error('INBOX_MAIL_TO must be one email address.');
    if (!hasScheme(smtpUrl, ['smtp:', 'smtps:']))
      throw new Error('INBOX_MAIL_TO needs SMTP_URL, such as smtps://user:password@mail.example.org.');
    return mailTarget({ to, smtpUrl, from: product.name, site: product.slug });
  }
  if (!url) return null;
  if (!hasScheme(url, ['https:', 'http:']))
    throw new Error('INBOX_WEBHOOK must be an address with https://.');
  const { protocol, host, username, password } = new URL(url);
  // Messages are personal data and must not be readable in transit.
  if (protocol === 'http:' && !isLoopbackHost(host))
    throw new Error('INBOX_WEBHOOK must begin with https://; http:// is only for this machine.');
  if (username !== '' || password !== '')
    throw new Error('INBOX_WEBHOOK must not name a user or a password: INBOX_WEBHOOK_SECRET signs messages.');
  if (!secret) throw new Error('INBOX_WEBHOOK needs INBOX_WEBHOOK_SECRET.');
  return webhookTarget({ url, secret });
}

function hasScheme(url: string | undefined, schemes: readonly string[]): url is string {
  return url !== undefined && URL.canParse(url) && schemes.includes(new URL(url).protocol);
}
