import type { ElementHandle, Page } from '@playwright/test';

/** Space for a ring around an element. */
const AROUND_PX = 8;

/** A picture of an element as it is rendered now, or null if it is not in the window. */
export async function pictureOf(page: Page, element: ElementHandle): Promise<string | null> {
  const box = await element.boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) return null;
  const [x, y] = [Math.max(0, box.x - AROUND_PX), Math.max(0, box.y - AROUND_PX)];
  const width = Math.min(size.width, box.x + box.width + AROUND_PX) - x;
  const height = Math.min(size.height, box.y + box.height + AROUND_PX) - y;
  if (width <= 0 || height <= 0) return null;
  const picture = await page.screenshot({ clip: { x, y, width, height }, animations: 'disabled' });
  return picture.toString('base64');
}

/** Returns in how many pixels two pictures of the same size visibly differ: 3 to 1 (WCAG 2.2, 1.4.11 and 2.4.13). */
export function countChanged(page: Page, before: string, after: string): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const brightness = async (picture: string) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        pen?.drawImage(bitmap, 0, 0);
        const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
        const light = (place: number) => {
          const share = (data[place] ?? 0) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        };
        return Array.from(
          { length: data.length / 4 },
          (_, pixel) =>
            0.2126 * light(pixel * 4) + 0.7152 * light(pixel * 4 + 1) + 0.0722 * light(pixel * 4 + 2),
        );
      };
      const [one = [], other = []] = await Promise.all(pictures.map(brightness));
      return one.filter((light, pixel) => {
        const [dark, bright] = [light, other[pixel] ?? 0].sort((a, b) => a - b) as [number, number];
        return (bright + 0.05) / (dark + 0.05) >= 3;
      }).length;
    },
    [before, after],
  );
}
