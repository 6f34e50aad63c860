import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { metadataFor } from '#core/contract/page-metadata.ts';
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts';
import { canonicalPath, DocumentHead } from '../../../navigation/document-head.tsx';
import { pageMetadataQuery } from './queries.ts';

interface PageHeadProps {
  /** What this page shows, where its data know better than the file: becomes "<name> – <site>". */
  readonly name?: string | undefined;
  /**
   * What the page calls itself in the language that is spoken. The file speaks the language of the content alone: in
   * any other this becomes "<heading> – <site>".
   */
  readonly heading?: string | undefined;
  /** What it says of itself below that, in the same language: its description wherever the heading is its title. */
  readonly lead?: string | undefined;
  /** Picture for previews, already a full address or a rooted path. */
  readonly picture?: string | undefined;
  /** The query that makes this a page of its own, with its question mark; any other query is left out. */
  readonly search?: string | undefined;
  /** Not for search engines: pages whose content is not (yet) there. */
  readonly hidden?: boolean;
}

/** Title and description of the page shown; every page places it once (section 2 of the specification, SEO rows). */
export function PageHead({ name, heading, lead, picture, search = '', hidden = false }: PageHeadProps) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const { data } = useQuery(pageMetadataQuery);
  useLayoutEffect(() => {
    // What the shell said goes in the moment the page has said its own: none is without a title, none has two.
    for (const tag of document.querySelectorAll('[data-of-shell]')) tag.remove();
  }, []);
  const site = t('frame.siteName');
  const entry = data === undefined ? undefined : metadataFor(data, pathname);
  const isOfFile = i18n.language === DEFAULT_LANGUAGE;
  const shown = name || (isOfFile ? undefined : heading);
  return (
    <DocumentHead
      address={canonicalPath(pathname) + search}
      title={shown === undefined ? (entry?.title ?? site) : `${shown} – ${site}`}
      description={(isOfFile ? entry?.description : lead) || t('frame.siteDescription')}
      keywords={entry?.keywords ?? ''}
      siteName={site}
      picture={picture}
      hidden={hidden}
    />
  );
}
