import type {
  BreadcrumbList,
  ListItem,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type { SiteFacts } from './site-facts.ts';

/** The people behind the site, in full. Only the home page says so much. */
export function organizationNode(site: SiteFacts): Exclude<Organization, string> {
  return {
    ...organizer(site),
    '@type': 'Organization',
    logo: `${site.address}/icons/icon-512.png`,
    description: site.description,
    email: site.email,
    sameAs: site.elsewhere,
  };
}

/** The people behind the site, as other things refer to them. */
export function organizer({ address, name }: SiteFacts) {
  return { '@type': 'Organization', '@id': `${address}/#organization`, name, url: `${address}/` } as const;
}

/**
 * The site, with the address of its search.
 *
 * @param searchAddress path of a search, with `{words}` where the words go
 */
export function webSiteNode(site: SiteFacts, searchAddress: string): Exclude<WebSite, string> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: site.address + searchAddress },
    'query-input': 'required name=words',
  };
  return {
    '@type': 'WebSite',
    '@id': `${site.address}/#website`,
    name: site.name,
    url: `${site.address}/`,
    inLanguage: site.language,
    publisher: { '@id': `${site.address}/#organization` },
    potentialAction: search,
  };
}

/** A page on the way to another. */
export interface Crumb {
  readonly name: string;
  /** Path on the site, percent-encoded. */
  readonly address: string;
}

/** The way from the home page to a page, with the page itself at the end. */
export function breadcrumbNode(site: SiteFacts, crumbs: readonly Crumb[]): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(
      ({ name, address }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: site.address + address,
      }),
    ),
  };
}
