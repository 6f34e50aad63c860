import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const words: Readonly<Record<string, string>> = {
  login: 'Here members would log in.',
  signup: 'Here visitors would choose a role and sign up.',
  game: 'Here artists and players would register for a game.',
  donate: 'Here friends of the games would donate.',
};

const STYLE =
  'body{margin:0;background:#fbfaf7;color:#17110e;font:18px/1.6 system-ui,sans-serif}' +
  'main{max-width:36rem;margin:0 auto;padding:3rem 1.25rem;overflow-wrap:anywhere}' +
  'h1{font-size:2rem;line-height:1.15}a{color:#a23b12}dt{font-weight:700}dd{margin:0 0 .75rem}';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY =
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; ` +
  "frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation";

/**
 * Adds the stand-in for the separate enrolment site: it says what would happen there and shows what it received. It has
 * no form, runs no script and stores nothing.
 */
export function addEnrolmentSample(scope: FastifyInstance): void {
  scope.get<{ Params: { what: string } }>('/enrolment-sample/:what', (request, reply) => {
    const { what } = request.params;
    const known = Object.hasOwn(words, what) ? words[what] : undefined;
    const handed = new URLSearchParams(request.url.split('?')[1] ?? '');
    return reply
      .code(known === undefined ? 404 : 200)
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page(known ?? 'The enrolment site has no such page.', [...handed]));
  });
}

function page(sentence: string, handed: readonly (readonly [string, string])[]): string {
  const list = handed.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Enrolment (stand-in)</title>
<style>${STYLE}</style>
<main>
<h1>You have left the site</h1>
<p>This page stands in for the separate enrolment site. ${sentence}</p>
<p>It is a sample: it asks for nothing and stores nothing.</p>
${list === '' ? '' : `<h2>What the site handed over</h2><dl>${list}</dl>`}
<p><a href="/">Back to the games</a></p>
</main>
</html>
`;
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}
