import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const CLIENT = { clientId: 'desk', clientSecret: 'secret-of-the-desk' };
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Another service to sign in at, on this machine: it hands out codes by `comeBack`, and checks the client, the address
 * and the PKCE verifier as the standard wants it.
 */
export async function fakeProvider() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { readonly asked: URLSearchParams; readonly claims: object }>();
  const says = { claims: {} as Record<string, unknown>, userinfo: {} as Record<string, unknown>, tokens: 0 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const answer = answerTo(request.url ?? '', new URLSearchParams(Buffer.concat(parts).toString()));
      response.writeHead(answer === null ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answerTo(path: string, form: URLSearchParams): object | null {
    if (path === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      };
    if (path === '/keys')
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }] };
    if (path === '/userinfo') return { sub: 'person', ...says.userinfo };
    return path === '/token' ? token(form) : null;
  }

  function token(form: URLSearchParams): object | null {
    says.tokens += 1;
    const given = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      given?.asked.get('code_challenge') === challenge &&
      given.asked.get('redirect_uri') === form.get('redirect_uri') &&
      form.get('client_id') === CLIENT.clientId &&
      form.get('client_secret') === CLIENT.clientSecret;
    if (!isRight) return null;
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: CLIENT.clientId, sub: 'person', iat: now, exp: now + 60 };
    const signed = `${base64({ alg: 'RS256', kid: 'k' })}.${base64({
      ...{ ...claims, nonce: given.asked.get('nonce') },
      ...given.claims,
    })}`;
    const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
    return {
      access_token: 'at',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: `${signed}.${signature}`,
    };
  }

  return {
    settings: { issuer, ...CLIENT, name: 'Festival Office' },
    says,
    /** Signs somebody in there, and returns the query with which the service leads them back. */
    comeBack: (address: string, claims: Record<string, unknown>) => {
      const asked = new URL(address).searchParams;
      const code = `code-${codes.size + says.tokens}`;
      codes.set(code, { asked, claims });
      return `code=${code}&state=${asked.get('state')}&iss=${encodeURIComponent(issuer)}`;
    },
  };
}
