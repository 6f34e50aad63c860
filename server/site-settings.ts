import type { Product } from './sample/setting.ts';

/** What reading and writing content needs to know of the site. */
export interface ContentSite {
  /** IANA zone of times without one. */
  readonly timeZone: string;
  /** Public origin of the site; '' if it is not known. */
  readonly siteUrl: string;
  readonly product: Product;
  /** BCP 47 language of the texts of content. */
  readonly language: string;
}

/** What the server knows of the site: its settings, read at start, or else those it was built with. */
export interface SiteSettings extends ContentSite {
  /** Whether the site asks another provider's API (`VITE_API_BASE`), whose content is not kept here. */
  readonly hasOtherApi: boolean;
}

/** Reads the settings: each from the environment, else as it was at the build, else its default. */
export function siteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  return {
    timeZone: env.VITE_EVENT_TIME_ZONE || import.meta.env.VITE_EVENT_TIME_ZONE || 'Asia/Kolkata',
    language: env.VITE_CONTENT_LANGUAGE || import.meta.env.VITE_CONTENT_LANGUAGE || 'en',
    hasOtherApi: (env.VITE_API_BASE || import.meta.env.VITE_API_BASE || '').trim() !== '',
    siteUrl: (env.VITE_SITE_URL || import.meta.env.VITE_SITE_URL || '').replace(/\/+$/, ''),
    product: {
      name: env.VITE_PRODUCT_NAME || import.meta.env.VITE_PRODUCT_NAME || 'Pythian Games',
      slug: env.VITE_PRODUCT_SLUG || import.meta.env.VITE_PRODUCT_SLUG || 'pythian-games',
    },
  };
}
