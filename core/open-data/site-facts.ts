/** What all open data say about the site. */
export interface SiteFacts {
  /** Address of the site, like `https://www.example.org`; '' if it is not known. */
  readonly address: string;
  readonly name: string;
  readonly description: string;
  /** Language of the provider's texts, BCP 47. */
  readonly language: string;
  readonly email: string;
  /** Addresses of its pages on other sites. */
  readonly elsewhere: readonly string[];
}
