import type { UntrustedHtml } from '#core/html/untrusted-html.ts';
import { cappedMarkup } from './html-text.ts';

/** The cleaner removes both, and a widget that relies on one does not work without it. */
const LIVE = /<(?:script|iframe)(?=[\s/>])/i;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** Whether provider markup contains a script or a frame, which only `SandboxedHtml` can show (HOME-27). */
export function hasLiveParts(html: UntrustedHtml): boolean {
  return LIVE.test(cappedMarkup(html).replace(COMMENT, ''));
}
