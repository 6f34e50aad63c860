import { type SharedPage, sharedAddress } from './shared-page.ts';

/** `unavailable`: offer other ways. `declined`: the visitor closed the sheet, and knows it. */
export type SheetOutcome = 'shared' | 'declined' | 'unavailable';

/** Whether the device has a share sheet of its own. */
export const hasShareSheet = (): boolean => 'share' in navigator && navigator.share !== undefined;

/**
 * Opens the device's own share sheet (Web Share API). To be called directly in the handler of a press: browsers allow
 * it only then.
 */
export async function openShareSheet({ title, path, text }: SharedPage): Promise<SheetOutcome> {
  if (!hasShareSheet()) return 'unavailable';
  try {
    // Most apps show only the text, never the title.
    await navigator.share({ title, text: text ?? title, url: sharedAddress(path) });
    return 'shared';
  } catch (error) {
    return (error as Error)?.name === 'AbortError' ? 'declined' : 'unavailable';
  }
}
