/*
 * How pages of the video site identify their film. Callers decide which hosts and ids they accept.
 */

/** Returns the id of the film on a watch, short, shorts or live page; '' for an embed and any other page. */
export function filmIdOf({ hostname, pathname, searchParams }: URL): string {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return first;
  if (first === 'watch') return searchParams.get('v') ?? '';
  return ['shorts', 'live', 'v'].includes(first) ? second : '';
}

/** Returns the second at which a link starts the film: "90", "90s", "1m30s", "1h2m3s". */
export function filmStartOf({ searchParams }: URL): number {
  const said = searchParams.get('t') ?? searchParams.get('start') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(said) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
