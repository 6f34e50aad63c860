/** How an embed begins; each flag is left out when it is false or missing. */
export interface EmbedFlags {
  readonly autoplay?: boolean | undefined;
  readonly mute?: boolean | undefined;
  /** Our own origin: the player then answers messages, and to nobody else. */
  readonly talkTo?: string | undefined;
}

const SITES: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
]);
const QUIET_SITES: ReadonlySet<string> = new Set(['youtube-nocookie.com', 'www.youtube-nocookie.com']);
const SHORT_SITE = 'youtu.be';
const QUIET = 'https://www.youtube-nocookie.com';
const FILM = /^[\w-]{6,32}$/;

interface Film {
  readonly id: string;
  /** Where the embed is: the one given, otherwise the one that sets no cookies before a film plays. */
  readonly site: string;
  readonly values: URLSearchParams;
}

/** Whether the address is one of a film on YouTube, in any of its forms. */
export function isYouTube(given: string): boolean {
  return readFilm(given) !== null;
}

/**
 * The embed of a film from its watch, short, shorts, live or embed address, or from its bare id (VIDEO-05); null
 * for everything else. What an embed address says itself survives.
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

/** Where a visitor can watch the film without us; null where it is none. */
export function youTubeWatch(given: string): string | null {
  const film = readFilm(given);
  return film && `https://www.youtube.com/watch?v=${film.id}`;
}

function readFilm(given: string): Film | null {
  const text = given.trim();
  if (/^[\w-]{11}$/.test(text)) return { id: text, site: QUIET, values: new URLSearchParams() };
  const url = parsed(/^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`);
  if (url === null || url.username !== '' || url.port !== '') return null;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const isQuiet = QUIET_SITES.has(url.hostname);
  if (url.hostname === SHORT_SITE) return film(first, QUIET, beginning(url));
  if (!isQuiet && !SITES.has(url.hostname)) return null;
  if (first === 'embed')
    return film(second, isQuiet ? QUIET : 'https://www.youtube.com', new URLSearchParams(url.search));
  if (first === 'shorts' || first === 'live' || first === 'v') return film(second, QUIET, beginning(url));
  return first === 'watch' ? film(url.searchParams.get('v') ?? '', QUIET, beginning(url)) : null;
}

function film(id: string, site: string, values: URLSearchParams): Film | null {
  return FILM.test(id) ? { id, site, values } : null;
}

/** A link may say at which second the film begins; "1m30s" is a form of it too. */
function beginning(url: URL): URLSearchParams {
  const values = new URLSearchParams();
  const said = url.searchParams.get('t') ?? url.searchParams.get('start') ?? '';
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(said);
  const [hours = 0, minutes = 0, seconds = 0] = (parts?.slice(1) ?? []).map((part) => Number(part ?? 0));
  const start = hours * 3600 + minutes * 60 + seconds;
  if (start > 0) values.set('start', String(start));
  return values;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
