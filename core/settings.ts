/*
 * The only file that reads the build's settings (`VITE_*`). Every value has a default that works with the embedded
 * sample server, so the site runs without any settings. Names and meanings: README.
 */
const env: Record<string, string | undefined> = import.meta.env ?? {};

const given = (name: string, otherwise: string): string => {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? otherwise : value;
};
const words = (name: string, otherwise: string): readonly string[] =>
  given(name, otherwise)
    .split(/[\s,]+/)
    .filter(Boolean);
const withoutEndSlash = (address: string) => address.replace(/\/+$/, '');

const mediaBase = withoutEndSlash(given('VITE_MEDIA_BASE', ''));
const apiBase = withoutEndSlash(given('VITE_API_BASE', ''));

export const settings = {
  /** Where `/api/…` is; '' means the address the site was served from. */
  apiBase,
  /** Identifies this site to the provider. It ships in a public bundle, so it is no secret (reading Q-03). */
  apiKey: given('VITE_API_KEY', 'sample-key-not-a-secret'),
  mediaBase,
  eventImageBase: withoutEndSlash(
    given('VITE_EVENT_IMAGE_BASE', `${mediaBase}/storage/app/public/event-categories-images`),
  ),
  enrolment: {
    login: given('VITE_ENROL_LOGIN', '/enrolment-sample/login'),
    signup: given('VITE_ENROL_SIGNUP', '/enrolment-sample/signup'),
    game: given('VITE_ENROL_GAME', '/enrolment-sample/game'),
    donate: given('VITE_ENROL_DONATE', '/enrolment-sample/donate'),
  },
  /** Absolute address of the site for canonical links; '' means the address served. */
  siteUrl: withoutEndSlash(given('VITE_SITE_URL', '')),
  /** IANA zone of dates that name none (reading Q-10). */
  eventTimeZone: given('VITE_EVENT_TIME_ZONE', 'Asia/Kolkata'),
  /** BCP 47 language of the provider's texts in Latin script. */
  contentLanguage: given('VITE_CONTENT_LANGUAGE', 'en'),
  mediaHosts: words('VITE_MEDIA_HOSTS', ''),
  embedHosts: words(
    'VITE_EMBED_HOSTS',
    'https://www.youtube-nocookie.com https://www.youtube.com https://youtube.com https://m.youtube.com',
  ),
  widgetHosts: words('VITE_WIDGET_HOSTS', ''),
  /** The masked `{product}` (reading Q-01). */
  productName: given('VITE_PRODUCT_NAME', 'Pythian Games'),
  productSlug: given('VITE_PRODUCT_SLUG', 'pythian-games'),
  /** Where kiosks report their status once an hour; '' turns reports off. */
  kioskReports: given('VITE_KIOSK_REPORTS', ''),
  /**
   * Whether the host of the site answers below `/calendar/`, with calendars and feeds of changes, as the server of this
   * project does. Off by default for a site whose API is elsewhere: it may be hosted as mere files.
   */
  calendarSubscriptions: given('VITE_CALENDAR_SUBSCRIPTIONS', apiBase === '' ? 'on' : 'off') === 'on',
  /**
   * Whether the API has the stream of new revisions (`/api/changes`), as the server of this project does. Without it, open
   * pages ask now and then.
   */
  changesStream: given('VITE_CHANGES_STREAM', apiBase === '' ? 'on' : 'off') === 'on',
  /**
   * Whether the API has notices (`/api/notices`), as the server of this project does. Without them, nothing of them is
   * offered.
   */
  notices: given('VITE_NOTICES', apiBase === '' ? 'on' : 'off') === 'on',
  /** Off only for an API whose CORS rejects the header; delivery is then at least once (reading Q-19). */
  idempotencyHeader: given('VITE_IDEMPOTENCY_HEADER', 'on') !== 'off',
} as const;

/**
 * The script of a third-party service that translates pages on request, followed by the further hosts it needs; empty
 * means off. It is a function so that a build that never calls it contains nothing of it.
 */
export const translatorAddresses = (): readonly string[] =>
  given('VITE_TRANSLATE_SCRIPT', '').split(/\s+/).filter(Boolean);
