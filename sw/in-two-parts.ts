import { PAUSE_ID } from '#core/contract/document-pause.ts';
import { headersOfAnother } from './headers-of-another.ts';

const PAUSE = `<div id="${PAUSE_ID}"`;
/** The one script a page names. */
const BOOT = /<script type="module"[^>]*><\/script>/;

/**
 * A document as the device gives it. What comes whole is read whole before anything is drawn; so that the first
 * screen need not wait for what nobody sees yet, the rest is sent when that has been drawn. The script the page names
 * comes with the rest: on a slow phone each file asked for in front costs the first frame a hundredth of a second or
 * two. What cannot wait is done by a script that stands in the page.
 *
 * @param document a ready page, or the shell
 * @param firstScript tag of the script that stands in the page
 * @param drawn resolves when the page whose first part this is has drawn it; must not reject
 * @throws where the document cannot be read
 */
export async function inTwoParts(
  document: Response,
  firstScript: string,
  drawn: Promise<void>,
): Promise<Response> {
  const html = await document.text();
  const headers = headersOfAnother(document);
  const end = html.indexOf(PAUSE);
  if (end === -1) {
    const whole = html.replace(BOOT, (boot) => firstScript + boot);
    return new Response(whole, { headers });
  }
  const [boot = ''] = BOOT.exec(html) ?? [];
  const front = html.slice(0, end).replace(BOOT, () => firstScript);
  const rest = html.slice(end).replace('>', () => `>${boot.replace('<script', '<script async')}`);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(front));
    },
    async pull(controller) {
      await drawn;
      controller.enqueue(encoder.encode(rest));
      controller.close();
    },
  });
  return new Response(body, { headers });
}
