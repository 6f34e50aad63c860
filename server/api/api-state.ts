import type { ContactSwitch } from '../messages/contact-mode.ts';
import type { MessageStore } from '../messages/store.ts';
import type { Product } from '../sample/setting.ts';
import type { CrossOriginRule } from './cross-origin.ts';
import type { RequestLog } from './request-log.ts';
import type { ScenarioSwitch } from './scenario.ts';

/** The state that the routes of one server share. */
export interface ApiState {
  readonly now: () => Date;
  readonly startedAt: Date;
  readonly product: Product;
  readonly crossOrigin: CrossOriginRule;
  readonly contactPerMinute: number;
  readonly visitsPerMinute: number;
  readonly scenarios: ScenarioSwitch;
  readonly contact: ContactSwitch;
  readonly requests: RequestLog;
  readonly messages: MessageStore;
}
