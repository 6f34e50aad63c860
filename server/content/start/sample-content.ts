import { type Product, sampleSetting } from '../../sample/setting.ts';
import { KIND_NAMES } from '../kinds/kinds.ts';
import type { ContentFile } from '../transfer/content-file.ts';
import { sampleEvents } from './sample-events.ts';
import { sampleFrame } from './sample-frame.ts';
import { samplePages } from './sample-pages.ts';
import { SampleReader } from './sample-reader.ts';

/** What the sample depends on. */
export interface SampleSource {
  readonly product: Product;
  /** IANA zone of the events. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Returns today's sample as content. Its dates, which move with today, become the dates of this day. */
export function sampleContent({ product, timeZone, now }: SampleSource): ContentFile {
  const setting = sampleSetting(now, now, product, false);
  const sample = new SampleReader(setting, timeZone);
  const { events, paths } = sampleEvents(sample);
  const all = [...events, ...samplePages(sample, paths), ...sampleFrame(sample)];
  return { kinds: KIND_NAMES, drafts: all };
}
