/** What an exported file says besides the programme. */
export interface ExportSetting {
  /** The event's part of a URL. */
  readonly eventPath: string;
  readonly eventName: string;
  /** IANA zone of the event. */
  readonly zone: string;
  /** Address of the site; '' if it is not known. */
  readonly siteAddress: string;
  readonly siteName: string;
  /** Tells the entries of this site from those of others in calendars. */
  readonly site: string;
  /** BCP 47 language of the programme. */
  readonly language: string;
  /** When the programme last changed, in milliseconds since 1970. */
  readonly changedAt: number;
}
