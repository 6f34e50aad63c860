/**
 * Returns a text in quotes, as configuration files of web servers have it. Neither Caddy nor nginx can write every
 * character there, and what nobody expects must not become a rule of its own.
 *
 * @throws Error in one sentence if the text holds one of these
 */
export function quoted(text: string): string {
  if (/["\n\r]|\\$|\{\$/.test(text))
    throw new Error(`A web server could not be told of ${JSON.stringify(text)}.`);
  return `"${text}"`;
}
