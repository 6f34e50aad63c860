import type { Product } from '../sample/setting.ts';

/** How a server sends notices. */
export interface NoticeSettings {
  /** Whom a push service may ask about it (`sub` of RFC 8292): a `mailto:` or `https:` address. */
  readonly contact: string;
  /** Subscriptions that one address, such as a hall, may send in a minute. */
  readonly perMinute: number;
  readonly devicesInTotal: number;
  /** Whether devices may name a push service on this machine, also without TLS. For tests only. */
  readonly allowsLoopback: boolean;
  /** Edits within this time make one notice. */
  readonly collapseMs: number;
}

export const USUAL_NOTICES: Omit<NoticeSettings, 'contact'> = {
  perMinute: 600,
  devicesInTotal: 200_000,
  allowsLoopback: false,
  collapseMs: 30_000,
};

/**
 * Reads from the environment whether and how notices are sent; null: not at all.
 *
 * @throws Error in one sentence that names the setting
 */
export function noticeSettings(
  env: Readonly<Record<string, string | undefined>>,
  site: { readonly siteUrl: string; readonly product: Product },
): NoticeSettings | null {
  for (const name of ['NOTICES', 'NOTICES_TO_LOOPBACK'])
    if (!['on', 'off', undefined, ''].includes(env[name])) throw new Error(`${name} must be "on" or "off".`);
  if (env.NOTICES === 'off') return null;
  const most = (name: string, usual: number) => {
    const given = Number(env[name] || usual);
    if (!(given >= 1)) throw new Error(`${name} must be a number of at least 1.`);
    return given;
  };
  return {
    ...USUAL_NOTICES,
    contact: contactOf(env.NOTICES_CONTACT, site),
    perMinute: most('NOTICES_PER_MINUTE', USUAL_NOTICES.perMinute),
    devicesInTotal: most('NOTICES_DEVICES', USUAL_NOTICES.devicesInTotal),
    allowsLoopback: env.NOTICES_TO_LOOPBACK === 'on',
  };
}

function contactOf(
  given: string | undefined,
  { siteUrl, product }: { readonly siteUrl: string; readonly product: Product },
): string {
  if (given) {
    const isContact = /^(?:https:\/\/|mailto:[^\s@]+@[^\s@]+$)/.test(given) && URL.canParse(given);
    if (!isContact) throw new Error('NOTICES_CONTACT must be an address with mailto: or https://.');
    return given;
  }
  return siteUrl.startsWith('https://') ? siteUrl : `mailto:notices@${product.slug}.example`;
}
