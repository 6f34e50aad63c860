/** A session of a conference schedule, as far as it is used, whichever form it came in. */
export interface ConferenceSession {
  readonly guid: string;
  readonly url: string;
  readonly title: string;
  readonly track: string;
  /** "lecture", "workshop". */
  readonly type: string;
  readonly room: string;
  /** ISO with an offset. */
  readonly date: string;
  /** `hh:mm` at the place. */
  readonly start: string;
  /** `hh:mm` or `d:hh:mm` */
  readonly duration: string;
  readonly abstract: string;
  readonly description: string;
  readonly links: readonly string[];
  /** Of the day it is listed in, `yyyy-mm-dd`. */
  readonly day: string;
  /** When that day begins, with its date or without; '' if it does not say. */
  readonly dayStart: string;
}
