import { settings } from '#core/settings.ts';

/** A picture for previews. */
export interface PreviewPicture {
  /** A full address or a rooted path. */
  readonly address: string;
  /** What it shows, for people who do not see it. */
  readonly alt: string;
  /** Whether it was made for previews: 1200 by 630 pixels, which is what they show uncut. */
  readonly isMeasured: boolean;
}

interface DocumentHeadProps {
  /** The page's canonical address on the site, from the first slash on. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** What previews show in its place. */
  readonly previewDescription: string;
  readonly keywords: string;
  readonly siteName: string;
  /** BCP 47 */
  readonly language: string;
  readonly kind: 'website' | 'article';
  readonly picture?: PreviewPicture | undefined;
  readonly hidden: boolean;
}

const DEFAULT_PICTURE = '/pictures/og-1200x630.png';
const PREVIEW_WIDTH = 1200;
const PREVIEW_HEIGHT = 630;

/**
 * Renders the tags of one page. React hoists them into the document's head and removes them with the page. Crawlers
 * accept whole addresses only: if the settings name no site, the served address is known only in the browser.
 */
export function DocumentHead(props: DocumentHeadProps) {
  const site = settings.siteUrl || globalThis.location?.origin;
  const address = site === undefined ? undefined : site + props.address;
  const picture = props.picture ?? { address: DEFAULT_PICTURE, alt: props.siteName, isMeasured: true };
  const pictureAddress = absolute(picture.address);
  return (
    <>
      <title>{props.title}</title>
      <meta name="description" content={props.description} />
      <meta name="keywords" content={props.keywords} />
      {props.hidden && <meta name="robots" content="noindex" />}
      {!props.hidden && address && <link rel="canonical" href={address} />}
      <meta property="og:title" content={props.title} />
      <meta property="og:description" content={props.previewDescription} />
      <meta property="og:site_name" content={props.siteName} />
      <meta property="og:locale" content={localeOf(props.language)} />
      <meta property="og:type" content={props.kind} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={pictureAddress} />
      {picture.isMeasured && <meta property="og:image:width" content={String(PREVIEW_WIDTH)} />}
      {picture.isMeasured && <meta property="og:image:height" content={String(PREVIEW_HEIGHT)} />}
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={props.title} />
      <meta name="twitter:description" content={props.previewDescription} />
      <meta name="twitter:image" content={pictureAddress} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}

/** Returns the canonical path: `/home` is `/` (reading Q-75); a trailing slash never makes another page (SEO-04). */
export function canonicalPath(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  return trimmed === '' || trimmed === '/home' ? '/' : trimmed;
}

/** A language with the country most of its readers live in, which is how previews name languages: `en_US`. */
function localeOf(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return region === undefined ? code : `${code}_${region}`;
}

function absolute(address: string): string {
  return /^https?:/.test(address) ? address : settings.siteUrl + address;
}
