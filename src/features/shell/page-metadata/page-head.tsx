import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { metadataFor } from '#core/contract/page-metadata.ts';
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts';
import { canonicalPath, DocumentHead, type PreviewPicture } from '../../../navigation/document-head.tsx';
import { pageMetadataQuery, previewQuery } from './queries.ts';

interface PageHeadProps {
  /** The name of what this page shows, if its data have a better one than the file: becomes "<name> – <site>". */
  readonly name?: string | undefined;
  /**
   * The page's heading in the current language. The file has only the language of the content, so in any other this
   * becomes "<heading> – <site>".
   */
  readonly heading?: string | undefined;
  /** The page's introduction in the same language. It is the description whenever the heading is the title. */
  readonly lead?: string | undefined;
  /** The beginning of what this page shows. It goes first as the description, in whatever language it is. */
  readonly about?: string | undefined;
  /** The same for previews alone. The description stays that of the file: it has one for all events (SEO-02). */
  readonly preview?: string | undefined;
  /**
   * Picture of what this page shows, as a full address or a rooted path. The preview that the build has drawn of it
   * goes first.
   */
  readonly picture?: string | undefined;
  readonly kind?: 'website' | 'article';
  /** The query string, with its question mark, if it makes this a separate page. Any other query is left out. */
  readonly search?: string | undefined;
  /** Hides the page from search engines, because its content is not there (yet). */
  readonly hidden?: boolean;
}

/** Title and description of the current page. Every page renders it once (section 2 of the specification, SEO rows). */
export function PageHead(props: PageHeadProps) {
  const {
    name,
    heading,
    lead,
    about,
    preview,
    picture,
    kind = 'website',
    search = '',
    hidden = false,
  } = props;
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const { data } = useQuery(pageMetadataQuery);
  const address = canonicalPath(pathname) + search;
  const { data: built } = useQuery(previewQuery(address));
  useLayoutEffect(() => {
    // Removes the tags of the app shell now that the page has its own, so that there is always exactly one title.
    for (const tag of document.querySelectorAll('[data-of-shell]')) tag.remove();
  }, []);
  // What the document says for machines is true of the address it was prerendered for, and of no other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address ends what was said about the old one.
  useLayoutEffect(
    () => () => {
      for (const tag of document.querySelectorAll('[data-of-page]')) tag.remove();
    },
    [address],
  );
  const site = t('frame.siteName');
  const entry = data === undefined ? undefined : metadataFor(data, pathname);
  const isOfFile = i18n.language === DEFAULT_LANGUAGE;
  const description = about || (isOfFile ? entry?.description : lead) || t('frame.siteDescription');
  const shown = name || (isOfFile ? undefined : heading);
  return (
    <DocumentHead
      address={address}
      title={shown === undefined ? (entry?.title ?? site) : `${shown} – ${site}`}
      description={description}
      previewDescription={preview || description}
      keywords={entry?.keywords ?? ''}
      siteName={site}
      language={i18n.language}
      kind={kind}
      picture={pictureOf(built, picture, shown ?? site)}
      hidden={hidden}
    />
  );
}

/** Without one, the page shows that of the site: a picture that the build could not read may be readable for nobody. */
function pictureOf(
  built: string | null | undefined,
  picture: string | undefined,
  alt: string,
): PreviewPicture | undefined {
  const address = built === undefined ? picture : built;
  return address == null ? undefined : { address, alt, isMeasured: built !== undefined };
}
