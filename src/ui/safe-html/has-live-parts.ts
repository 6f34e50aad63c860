import type { UntrustedHtml } from '#core/contract/untrusted-html.ts';
import { cappedMarkup } from './html-text.ts';

/** Both are taken away by the cleaner, and a widget that relies on one stays still without it. */
const LIVE = /<(?:script|iframe)(?=[\s/>])/i;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** Whether outside markup brings a script or a frame of its own, which only `SandboxedHtml` can show (HOME-27). */
export function hasLiveParts(html: UntrustedHtml): boolean {
  return LIVE.test(cappedMarkup(html).replace(COMMENT, ''));
}
