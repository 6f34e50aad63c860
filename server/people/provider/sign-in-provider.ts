import type { Configuration, IDToken } from 'openid-client';
import { isLoopbackHost } from '../../api/loopback.ts';
import type { ProviderSettings } from './provider-settings.ts';

const LIMIT_S = 10;
const SCOPE = 'openid email';

/** What only the browser that began knows; it comes back with it. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/**
 * Signs people in at another service: authorization code with PKCE, state and nonce. It only says which address somebody
 * has there; who that is at the desk is decided here.
 */
export class SignInProvider {
  private configuration: Promise<Configuration> | null = null;

  /** @param returnAddress where the service sends people back to */
  constructor(
    private readonly settings: ProviderSettings,
    private readonly returnAddress: string,
  ) {}

  get name(): string {
    return this.settings.name;
  }

  /** Returns the address to redirect to, and what the browser must keep until the return. */
  async begin(): Promise<{ readonly address: string; readonly attempt: Attempt }> {
    const client = await import('openid-client');
    const attempt = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = client.buildAuthorizationUrl(await this.configured(), {
      redirect_uri: this.returnAddress,
      scope: SCOPE,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, attempt };
  }

  /**
   * Returns the address of whoever came back; its `email` is null if the service does not say that it has verified it.
   *
   * @param query what the service added to the address
   * @throws Error if anything of it is not as it must be
   */
  async finish(
    query: string,
    { state, nonce, verifier }: Attempt,
  ): Promise<{ readonly email: string | null }> {
    const client = await import('openid-client');
    const configuration = await this.configured();
    const tokens = await client.authorizationCodeGrant(
      configuration,
      new URL(`${this.returnAddress}?${query}`),
      {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
        idTokenExpected: true,
      },
    );
    const claims = tokens.claims();
    if (claims === undefined) return { email: null };
    const { email, email_verified: isVerified } = await this.factsOf(
      configuration,
      tokens.access_token,
      claims,
    );
    const isCertain = isVerified === true || isVerified === 'true';
    return { email: isCertain && typeof email === 'string' ? email : null };
  }

  /** Some services say the address, or whether it is verified, only when they are asked for it. */
  private async factsOf(
    configuration: Configuration,
    token: string,
    claims: IDToken,
  ): Promise<Readonly<Record<string, unknown>>> {
    const isSaid = claims.email !== undefined && claims.email_verified !== undefined;
    if (isSaid || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    const { fetchUserInfo } = await import('openid-client');
    const { email, email_verified } = claims;
    return { email, email_verified, ...(await fetchUserInfo(configuration, token, claims.sub)) };
  }

  /** Asked for once, and again if it failed. */
  private configured(): Promise<Configuration> {
    this.configuration ??= this.discover().catch((error: unknown) => {
      this.configuration = null;
      throw error;
    });
    return this.configuration;
  }

  private async discover(): Promise<Configuration> {
    const client = await import('openid-client');
    const issuer = new URL(this.settings.issuer);
    const isHere = issuer.protocol === 'http:' && isLoopbackHost(issuer.host);
    return client.discovery(issuer, this.settings.clientId, this.settings.clientSecret, undefined, {
      timeout: LIMIT_S,
      ...(isHere ? { execute: [client.allowInsecureRequests] } : {}),
    });
  }
}
