import { isLoopbackHost } from '../../api/loopback.ts';

/** Another service at which people of the desk may sign in (OpenID Connect). */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says: "Sign in with …". */
  readonly name: string;
}

/**
 * Reads the service from the environment; null if there is none.
 *
 * @throws Error in one sentence that names the setting, and no secret
 */
export function providerSettings(
  env: Readonly<Record<string, string | undefined>>,
  siteUrl: string,
): ProviderSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer) return null;
  if (!URL.canParse(issuer)) throw new Error('OIDC_ISSUER must be an address with https://.');
  const { protocol, host } = new URL(issuer);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopbackHost(host)))
    throw new Error('OIDC_ISSUER must begin with https://; http:// is only for this machine.');
  if (!clientId || !clientSecret) throw new Error('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.');
  // The service only redirects to a registered address, so the host of a request cannot be used.
  if (siteUrl === '') throw new Error('OIDC_ISSUER needs VITE_SITE_URL.');
  return { issuer, clientId, clientSecret, name: env.OIDC_NAME || host };
}
