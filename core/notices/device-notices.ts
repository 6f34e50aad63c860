import type { NoticeWords } from './notice-words.ts';
import type { NoticeKind, NoticeSubscription } from './notices.ts';

/** What is said of everything saved, as opposed to news, which is of an event. */
export const KINDS_OF_SAVED = ['changes', 'soon'] as const satisfies readonly NoticeKind[];
export type KindOfSaved = (typeof KINDS_OF_SAVED)[number];

/** What a visitor has chosen. */
export interface NoticesChoice {
  readonly saved: readonly KindOfSaved[];
  /** Paths of the events whose news are wanted. */
  readonly news: readonly string[];
}

/** What the server was told last. */
export interface ToldNotices {
  readonly subscription: NoticeSubscription;
  /** Device time, milliseconds since 1970. */
  readonly at: number;
}

/** What this device knows of notices, for page and worker alike. */
export interface DeviceNotices extends NoticesChoice {
  /** If not, the choice is only what to begin with the next time. */
  readonly isOn: boolean;
  /** Null until notices were on for the first time. */
  readonly words: NoticeWords | null;
  /** Null if the server knows nothing of this device. */
  readonly told: ToldNotices | null;
}

export const NO_NOTICES: DeviceNotices = { isOn: false, saved: [], news: [], words: null, told: null };
