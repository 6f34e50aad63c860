import type { ScenarioName } from './api/scenario.ts';
import type { PostgresSettings } from './database/postgres/postgres-settings.ts';
import type { InboxSettings } from './inbox/inbox-settings.ts';
import type { ServerLog } from './logs/log.ts';
import type { NoticeSettings } from './notices/notice-settings.ts';
import type { ProviderSettings } from './people/provider/provider-settings.ts';
import type { Product } from './sample/setting.ts';

/** Options of a server; everything has a default. */
export interface AppOptions {
  /** Folder of the built site; absent or null: no site is served (`API_ONLY`). */
  readonly siteDir?: string | null;
  /** Folder of the organisers' built desk; absent or null: no desk is served. */
  readonly deskDir?: string | null;
  /** Folder of the database; absent or null: messages and what calendars and feeds said are lost with the server. */
  readonly dataDir?: string | null;
  /** The database that takes the place of the one in the folder; absent or null: none does. */
  readonly postgres?: PostgresSettings | null;
  /**
   * Folder of a database whose published content is answered as it is now, if there is any, with the uploaded pictures
   * there; for the build. The server reads the content at the start, and writes nothing there.
   */
  readonly contentDir?: string;
  /** The database that takes the place of the one in that folder; absent or null: none does. */
  readonly contentPostgres?: PostgresSettings | null;
  /** Folder of the sample pictures; absent: `server/sample/media` of this project. */
  readonly mediaDir?: string;
  readonly scenario?: ScenarioName;
  /** Further origins that may read and send across origins, in addition to its own and loopback ones; `*` means any. */
  readonly allowedOrigins?: readonly string[];
  /** `section7`: preflights allow only the header names of the specification, for a strict provider (API-05). */
  readonly corsAllow?: 'all' | 'section7';
  /**
   * Whether the loopback-only addresses `/__…` exist (sample content only). Off by default: they list what visitors
   * wrote, and a proxy on this machine that leaves no trace looks like a local request.
   */
  readonly hasProbes?: boolean;
  /** Whether there is the organisers' desk; false where the site asks another API, whose content is not kept here. */
  readonly hasDesk?: boolean;
  /** Another service at which people of the desk may sign in; absent or null: there is none. */
  readonly provider?: ProviderSettings | null;
  /** Cost of a password hash (N of scrypt); absent: the secure default. Tests use less. */
  readonly passwordCost?: number;
  /** Proxies that are trusted to name the client: addresses, networks, or `loopback`. By default none is. */
  readonly trustedProxies?: readonly string[];
  /** The token with which Prometheus may read `/metrics`; absent or null: there is no such address. */
  readonly metricsToken?: string | null;
  /** The server's log; absent: warnings go to the console of the program. */
  readonly log?: ServerLog;
  /** How long a server that is being stopped waits for requests in progress; by default not at all. */
  readonly graceMs?: number;
  /** Aborted when the server is asked to end; from then on balancers are told to send nobody here. */
  readonly ending?: AbortSignal;
  /** Contact messages one address may send in a minute; those already stored do not count. */
  readonly contactPerMinute?: number;
  /** Visits one address may report in a minute. */
  readonly visitsPerMinute?: number;
  /** Calendars one address may ask for in a minute; calendar services ask for many people from few addresses. */
  readonly calendarsPerMinute?: number;
  /** Pages of one address, such as a hall, that may listen for new revisions at once. */
  readonly listenersPerAddress?: number;
  /** Pages that may listen for new revisions at once. */
  readonly listenersInTotal?: number;
  /** Connections that may be open at once. */
  readonly connectionsInTotal?: number;
  /** IANA zone of times without one, as in the settings of the site. */
  readonly timeZone?: string;
  /** BCP 47 language of the texts of content. */
  readonly language?: string;
  /** Public origin of the site, for the addresses in calendars; absent: as it is asked for. */
  readonly siteUrl?: string;
  /** Time within which a request must have arrived completely. */
  readonly requestLimitMs?: number;
  /** The clock, replaceable in tests. */
  readonly now?: () => Date;
  readonly product?: Product;
  /** How long messages are kept, and where they are sent on to. */
  readonly inbox?: InboxSettings;
  /** How notices are sent to devices that want them; absent or null: not at all. */
  readonly notices?: NoticeSettings | null;
}
