/**
 * What names the content that a build would carry; '' while nothing is published, so that it carries the sample.
 */
export function publishedRevision(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string>;
