import type { SiteFacts } from '#core/open-data/site-facts.ts';
import { settings } from '#core/settings.ts';
import { office, socialPages } from '../app/shell/addresses-outside.ts';

/**
 * Returns what the site's open data say about the site itself.
 *
 * @param address of the site; '' if it is not known
 * @param description in the language of the content
 */
export const siteFacts = (address: string, description: string): SiteFacts => ({
  address,
  name: settings.productName,
  description,
  language: settings.contentLanguage,
  email: office.email,
  elsewhere: socialPages.map(({ href }) => href),
});
