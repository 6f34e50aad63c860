/** What is used of a session of a conference schedule, in whichever format it came. */
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
  /** `hh:mm`, local time. */
  readonly start: string;
  /** `hh:mm` or `d:hh:mm` */
  readonly duration: string;
  readonly abstract: string;
  readonly description: string;
  readonly links: readonly string[];
  /** Of the day it is listed in, `yyyy-mm-dd`. */
  readonly day: string;
  /** When that day begins, with or without its date; '' if the file does not say. */
  readonly dayStart: string;
}
