import type { Database } from '../../database/tables.ts';
import type { SiteSettings } from '../../site-settings.ts';
import type { Revisions } from '../revisions/revisions.ts';
import type { ContentFile } from '../transfer/content-file.ts';

/** What commands work with. */
export interface Desk {
  readonly db: Database;
  readonly revisions: Revisions;
  /** Whose name changes get. */
  readonly author: string;
  readonly now: () => Date;
  readonly site: SiteSettings;
  /** Where the site is asked for, for links. */
  readonly origin: string;
  /** Today's sample as content. */
  readonly sample: () => ContentFile;
  readonly print: (line: string) => void;
}

/** 0: done. 1: not done, and the lines printed say why. */
export type ExitCode = 0 | 1;
