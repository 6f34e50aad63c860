import type { ScenarioName } from './api/scenario.ts';
import type { Product } from './sample/setting.ts';

/** What a server can be told when it is made; everything has a default. */
export interface AppOptions {
  /** Folder of the built site; absent or null: no site is served (`API_ONLY`). */
  readonly siteDir?: string | null;
  /** Folder of the message database; absent or null: messages live in memory and die with the server. */
  readonly dataDir?: string | null;
  /** Folder of the sample pictures; absent: `server/sample/media` of this project. */
  readonly mediaDir?: string;
  readonly scenario?: ScenarioName;
  /** Origins beside the own and the loopback ones that may read and send across origins; `*` means any. */
  readonly allowedOrigins?: readonly string[];
  /** `section7`: preflights allow only the header names of the specification, for a strict provider (API-05). */
  readonly corsAllow?: 'all' | 'section7';
  /** Whether the loopback-only addresses `/__…` exist (sample content only). */
  readonly hasProbes?: boolean;
  /** Contact messages one address may send in a minute. */
  readonly contactPerMinute?: number;
  /** The clock, replaceable in tests. */
  readonly now?: () => Date;
  readonly product?: Product;
}
