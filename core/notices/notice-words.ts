/**
 * The words of a notice in the visitor's language. The page stores them with the choice, so that the worker needs no
 * file of texts. `{now}` and the like stand for what is filled in.
 */
export interface NoticeWords {
  /** BCP 47, without a region. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** `{now}`, `{before}`: times. */
  readonly moved: string;
  /** `{now}`, `{before}`: places. */
  readonly elsewhere: string;
  /** `{before}`: a title. */
  readonly renamed: string;
  readonly gone: string;
  /** It was no longer on the programme, and is again. */
  readonly back: string;
  /** `{time}` */
  readonly soon: string;
  /** `{event}` */
  readonly news: string;
  /** Of a notice that says nothing else. */
  readonly changed: string;
}

/** Names of the words, apart from what says how they are written. */
export const NOTICE_WORDS = [
  'moved',
  'elsewhere',
  'renamed',
  'gone',
  'back',
  'soon',
  'news',
  'changed',
] as const satisfies readonly (keyof NoticeWords)[];
