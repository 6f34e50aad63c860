import { PAUSE_ID } from '#core/contract/document-pause.ts';
import { headersOfAnother } from './headers-of-another.ts';

const PAUSE = `<div id="${PAUSE_ID}"`;
/** The one script a page names. */
const BOOT = '<script type="module"';
/**
 * Run before the first frame, which a script that comes from the device does not hold up: neither a chosen theme nor
 * a kiosk's page flashes.
 */
const BOOT_FIRST = '<script type="module" async blocking="render"';

/**
 * A document as the device gives it. What comes whole is read whole before anything is drawn; so that the first
 * screen need not wait for what nobody sees yet, the rest is sent when that has been drawn.
 *
 * @param document a ready page, or the shell
 * @param firstFrame resolves when the page whose first part this is has drawn it; must not reject
 * @throws where the document cannot be read
 */
export async function inTwoParts(document: Response, firstFrame: () => Promise<void>): Promise<Response> {
  const html = (await document.text()).replace(BOOT, BOOT_FIRST);
  const headers = headersOfAnother(document);
  const end = html.indexOf(PAUSE);
  if (end === -1) return new Response(html, { headers });
  const encoder = new TextEncoder();
  const drawn = firstFrame();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(html.slice(0, end)));
    },
    async pull(controller) {
      await drawn;
      controller.enqueue(encoder.encode(html.slice(end)));
      controller.close();
    },
  });
  return new Response(body, { headers });
}
