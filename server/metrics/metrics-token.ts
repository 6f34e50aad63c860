const SHORTEST = 16;

/**
 * Reads the token with which Prometheus may read metrics; null: there are none.
 *
 * @throws Error in one sentence if it could be guessed
 */
export function metricsToken(env: Readonly<Record<string, string | undefined>>): string | null {
  const token = (env.METRICS_TOKEN ?? '').trim();
  if (token !== '' && !(token.length >= SHORTEST && /^[\x21-\x7e]+$/.test(token)))
    throw new Error(`METRICS_TOKEN must be at least ${SHORTEST} ASCII characters, without spaces.`);
  return token || null;
}
