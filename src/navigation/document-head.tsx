import { settings } from '#core/settings.ts';

interface DocumentHeadProps {
  /** The page's canonical address on the site, from the first slash on. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly siteName: string;
  readonly picture?: string | undefined;
  readonly hidden: boolean;
}

const DEFAULT_PICTURE = '/pictures/og-1200x630.png';

/**
 * Renders the tags of one page. React hoists them into the document's head and removes them with the page. Crawlers
 * accept whole addresses only: if the settings name no site, the served address is known only in the browser.
 */
export function DocumentHead(props: DocumentHeadProps) {
  const site = settings.siteUrl || globalThis.location?.origin;
  const address = site === undefined ? undefined : site + props.address;
  return (
    <>
      <title>{props.title}</title>
      <meta name="description" content={props.description} />
      <meta name="keywords" content={props.keywords} />
      {props.hidden && <meta name="robots" content="noindex" />}
      {!props.hidden && address && <link rel="canonical" href={address} />}
      <meta property="og:title" content={props.title} />
      <meta property="og:description" content={props.description} />
      <meta property="og:site_name" content={props.siteName} />
      <meta property="og:type" content="website" />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={absolute(props.picture ?? DEFAULT_PICTURE)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Returns the canonical path: `/home` is `/` (decision Q-75); a trailing slash never makes another page (SEO-04). */
export function canonicalPath(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  return trimmed === '' || trimmed === '/home' ? '/' : trimmed;
}

function absolute(address: string): string {
  return /^https?:/.test(address) ? address : settings.siteUrl + address;
}
