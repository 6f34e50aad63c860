import type { CurrentAnswers } from '../answers/current-answers.ts';
import type { CalendarMemory } from '../calendars/calendar-memory.ts';
import type { ChangeStreams } from '../changes/change-streams.ts';
import type { ContactSwitch } from '../messages/contact-mode.ts';
import type { MessageStore } from '../messages/store.ts';
import type { Notices } from '../notices/notices.ts';
import type { Product } from '../sample/setting.ts';
import type { CrossOriginRule } from './cross-origin.ts';
import type { RequestLog } from './request-log.ts';
import type { ScenarioSwitch } from './scenario.ts';

/** The state that the routes of one server share. */
export interface ApiState {
  readonly now: () => Date;
  readonly product: Product;
  readonly crossOrigin: CrossOriginRule;
  readonly contactPerMinute: number;
  readonly visitsPerMinute: number;
  readonly calendarsPerMinute: number;
  /** IANA zone of times without one. */
  readonly timeZone: string;
  /** Public origin of the site; '' means as it is asked for. */
  readonly siteUrl: string;
  readonly scenarios: ScenarioSwitch;
  readonly contact: ContactSwitch;
  /** Only for probes; otherwise requests are not recorded. */
  readonly requests: RequestLog | null;
  readonly answers: CurrentAnswers;
  readonly messages: MessageStore;
  readonly calendars: CalendarMemory;
  readonly changes: ChangeStreams;
  /** Null: this server sends none. */
  readonly notices: Notices | null;
}
