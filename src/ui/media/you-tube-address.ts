import { filmIdOf, filmStartOf } from './film-page.ts';

/** How an embed starts; each flag is omitted if it is false or missing. */
export interface EmbedFlags {
  readonly autoplay?: boolean | undefined;
  readonly mute?: boolean | undefined;
  /** Our own origin: the player then exchanges messages with this origin only. */
  readonly talkTo?: string | undefined;
}

const SITES: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtu.be',
]);
const QUIET_SITES: ReadonlySet<string> = new Set(['youtube-nocookie.com', 'www.youtube-nocookie.com']);
const QUIET = 'https://www.youtube-nocookie.com';
const FILM = /^[\w-]{6,32}$/;

interface Film {
  readonly id: string;
  /** Host of the embed: the given one, otherwise the one that sets no cookies before a film plays. */
  readonly site: string;
  readonly values: URLSearchParams;
}

/** Whether the address is that of a YouTube film, in any of its forms. */
export function isYouTube(given: string): boolean {
  return readFilm(given) !== null;
}

/**
 * Returns the embed of a film from its watch, short, shorts, live or embed address, or from its bare id (VIDEO-05);
 * null for everything else. Parameters of an embed address are kept.
 */
export function youTubeEmbed(given: string, { autoplay, mute, talkTo }: EmbedFlags = {}): string | null {
  const film = readFilm(given);
  if (film === null) return null;
  const { values } = film;
  if (autoplay) values.set('autoplay', '1');
  else values.delete('autoplay');
  if (mute) values.set('mute', '1');
  else values.delete('mute');
  if (talkTo !== undefined) {
    values.set('enablejsapi', '1');
    values.set('playsinline', '1');
    values.set('origin', talkTo);
  }
  const said = values.toString();
  return `${film.site}/embed/${film.id}${said === '' ? '' : `?${said}`}`;
}

/** Returns the address where a visitor can watch the film without us; null if it is no film. */
export function youTubeWatch(given: string): string | null {
  const film = readFilm(given);
  return film && `https://www.youtube.com/watch?v=${film.id}`;
}

function readFilm(given: string): Film | null {
  const text = given.trim();
  if (/^[\w-]{11}$/.test(text)) return { id: text, site: QUIET, values: new URLSearchParams() };
  const url = parsed(/^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`);
  if (url === null || url.username !== '' || url.port !== '') return null;
  const isQuiet = QUIET_SITES.has(url.hostname);
  if (!isQuiet && !SITES.has(url.hostname)) return null;
  const [first, second = ''] = url.pathname.split('/').filter(Boolean);
  if (first === 'embed' && url.hostname !== 'youtu.be')
    return film(second, isQuiet ? QUIET : 'https://www.youtube.com', new URLSearchParams(url.search));
  return film(filmIdOf(url), QUIET, beginning(url));
}

function film(id: string, site: string, values: URLSearchParams): Film | null {
  return FILM.test(id) ? { id, site, values } : null;
}

/** Returns the start parameter: a link may say at which second the film starts. */
function beginning(url: URL): URLSearchParams {
  const start = filmStartOf(url);
  return new URLSearchParams(start > 0 ? { start: String(start) } : {});
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
