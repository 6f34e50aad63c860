import { PAUSE_ID } from '#core/contract/document-pause.ts';
import { headersOfAnother } from './headers-of-another.ts';

const PAUSE = `<div id="${PAUSE_ID}"`;
/** The one script a page names. */
const BOOT = /<script type="module"[^>]*><\/script>/;
/** An empty file (`public/first-frame.js`), given when the first frame is drawn (`first-frames.ts`). */
const STOP = '<script src="/first-frame.js"></script>';

/**
 * A document as the device gives it. What can be read in one go is read whole before anything is drawn; so that the
 * first screen need not wait for what nobody sees yet, the reader stops behind it for a file that comes when it has
 * been drawn. The script the page names comes behind that: on a slow phone each file asked for in front costs the first
 * frame a hundredth of a second or two. What cannot wait is done by a script that stands in the page.
 *
 * The answer must not be a stream: one that is made here dies with the worker, and a page that has read nothing of it
 * by then stays empty.
 *
 * @param document a ready page, or the shell
 * @param firstScript tag of the script that stands in the page
 * @throws where the document cannot be read
 */
export async function inTwoParts(document: Response, firstScript: string): Promise<Response> {
  const html = await document.text();
  return new Response(withStop(html, firstScript), { headers: headersOfAnother(document) });
}

function withStop(html: string, firstScript: string): string {
  const end = html.indexOf(PAUSE);
  if (end === -1) return html.replace(BOOT, (boot) => firstScript + boot);
  const [boot = ''] = BOOT.exec(html) ?? [];
  const front = html.slice(0, end).replace(BOOT, () => firstScript);
  return front + html.slice(end).replace('>', () => `>${STOP}${boot.replace('<script', '<script async')}`);
}
