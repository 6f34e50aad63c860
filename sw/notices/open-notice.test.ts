import { expect, it, vi } from 'vitest';
import type { OpenPage } from '#core/contract/worker-messages.ts';
import { openNotice } from './open-notice.ts';

/** A window of the site that answers as it is told; undefined never does. */
function page(url: string, reply?: 'opened' | 'busy') {
  const asked: OpenPage[] = [];
  return {
    url,
    asked,
    focus: vi.fn(async () => undefined),
    postMessage: (question: OpenPage, [port]: MessagePort[]) => {
      asked.push(question);
      if (reply) port?.postMessage(reply);
    },
  };
}
/** As the browser's: everything is on the prototype, and `close` works on a notice alone. */
class ShownNotice {
  readonly #data: unknown;
  #isOpen = true;
  constructor(data: unknown) {
    this.#data = data;
  }
  get data(): unknown {
    return this.#data;
  }
  get isOpen(): boolean {
    return this.#isOpen;
  }
  close(): void {
    this.#isOpen = false;
  }
}
async function press(path: unknown, ...windows: ReturnType<typeof page>[]) {
  const openWindow = vi.fn(async (_: string) => null);
  const notice = new ShownNotice(path === undefined ? null : { path });
  const clients = { matchAll: async () => windows, openWindow } as unknown as Clients;
  await openNotice(notice, clients);
  expect(notice.isOpen).toBe(false);
  return openWindow.mock.calls.map(([opened]) => opened);
}
const PATH = '/event/athens?entry=a#schedule';

it('NOTICES-07 a press goes there in the window that was used last, and shows it', async () => {
  const open = page('https://site.example/saved', 'opened');
  expect(await press(PATH, open, page('https://site.example/', 'opened'))).toEqual([]);
  expect(open.asked).toMatchObject([{ type: 'open-page', path: PATH }]);
  expect(open.focus).toHaveBeenCalledOnce();
});

it('NOTICES-07 a window in which something is typed stays as it is: another one goes there, or a new one', async () => {
  const [busy, other] = [
    page('https://site.example/contact', 'busy'),
    page('https://site.example/', 'opened'),
  ];
  expect(await press(PATH, busy, other)).toEqual([]);
  expect(other.focus).toHaveBeenCalledOnce();
  expect(await press(PATH, busy)).toEqual([PATH]);
  expect(busy.focus).not.toHaveBeenCalled();
});

it('NOTICES-07 a window of another build, which does not answer, and the desk stay as they are', async () => {
  const [silent, desk] = [page('https://site.example/'), page('https://site.example/desk', 'opened')];
  expect(await press(PATH, desk, silent)).toEqual([PATH]);
  expect(desk.asked).toEqual([]);
  expect(silent.asked).toHaveLength(1);
});

it.each([undefined, 7, '//evil.example', 'https://evil.example/'])(
  'NOTICES-07 a notice of another build that says %s leads to the first page',
  async (path) => expect(await press(path)).toEqual(['/']),
);
