import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerKey } from '#core/contract/answer-key.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import type { MessageFromWorker } from '#core/contract/worker-messages.ts';
import { NO_NOTICES } from '#core/notices/device-notices.ts';
import type { NoticePush } from '#core/notices/notices.ts';
import { allAnswers } from '#core/storage/answers.ts';
import { writeDevice } from '#core/storage/device.ts';
import { expectConsole } from '../../tests/support/expect-console.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { createSavedAnswers } from '../answers/saved-answers.ts';
import { handlePush } from './handle-push.ts';

const WORDS = {
  language: 'ar',
  direction: 'rtl',
  moved: 'الآن {now} بدلًا من {before}',
  elsewhere: 'المكان {now} بدلًا من {before}',
  renamed: 'الاسم السابق {before}',
  gone: 'لم يعد في الجدول',
  back: 'عاد إلى الجدول',
  soon: 'البدء في {time}',
  news: 'أخبار عن {event}',
  changed: 'تغيّر الجدول',
} as const;
const BEFORE = { id: 'a', title: 'Lyre: Final', start: '2026-08-07T18:00', place: 'Lyre Hall' };
const PUSH = {
  web_push: 8030,
  mutable: true,
  notification: {
    title: 'Lyre: Final',
    body: '18:00 → 18:15 · Lyre Hall',
    navigate: 'https://site.example/event/athens?entry=a#schedule',
    tag: 'changes:athens:a',
    data: {
      kind: 'changes',
      event: 'athens',
      eventName: 'Athens Games',
      revision: 7,
      before: BEFORE,
      after: { ...BEFORE, start: '2026-08-07T18:15' },
    },
  },
} as const satisfies NoticePush;
const SCHEDULE = answerKey(schedule, { pagename: 'athens' });
const EVENT = answerKey(eventDetail, { eventurl: 'athens' });

const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();
const registration = { showNotification } as unknown as ServiceWorkerRegistration;
const fetched = vi.fn<(address: string) => Promise<Response>>();
let told: MessageFromWorker[] = [];

const answer = (body: unknown) => Response.json(body, { headers: { 'x-content-revision': '7' } });
const receive = (event: Parameters<typeof handlePush>[0]) => {
  const answers = createSavedAnswers(async (message) => void told.push(message));
  return handlePush(event, { registration, bring: answers.bring, enough: new AbortController().signal });
};
const push = (sent: unknown) => {
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
  return receive({ data: { text: () => text } });
};
/** As Safari hands a declarative message over: without its bytes, and everything is on the prototype. */
class DeclaredNotice {
  get title() {
    return PUSH.notification.title;
  }
  get body() {
    return PUSH.notification.body;
  }
  get navigate() {
    return PUSH.notification.navigate;
  }
  get tag() {
    return PUSH.notification.tag;
  }
  get data(): unknown {
    return PUSH.notification.data;
  }
}
const declare = () => receive({ data: null, notification: new DeclaredNotice() });
const shown = () => showNotification.mock.calls.map(([title, options]) => ({ title, ...options }));
const stored = async () => {
  const rows = await allAnswers();
  return rows.kind === 'done' ? rows.value.map(({ key }) => key).sort() : rows.kind;
};

beforeEach(async () => {
  vi.stubGlobal('self', { location: { origin: 'https://site.example' } });
  vi.stubGlobal('fetch', fetched);
  told = [];
  showNotification.mockReset().mockResolvedValue();
  fetched
    .mockReset()
    .mockImplementation(async (address) =>
      answer(
        address.endsWith('/GameSchedule')
          ? [{ game: 'Lyre', schedule: [] }]
          : [{ eventid: '1', eventname: 'Athens Games' }],
      ),
    );
  await writeDevice('notices', { ...NO_NOTICES, isOn: true, words: WORDS });
});
afterEach(leaveNoTrace);

describe('a push', () => {
  it('NOTICES-05 is shown in the visitor’s language and direction, in place of an earlier one about the same', async () => {
    await push(PUSH);
    expect(shown()).toEqual([
      expect.objectContaining({
        title: 'Lyre: Final',
        body: expect.stringMatching(/^الآن .*6:15 PM.* بدلًا من .*6:00 PM.*\nLyre Hall$/),
        lang: 'ar',
        dir: 'rtl',
        tag: 'changes:athens:a',
        renotify: true,
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
        data: { path: '/event/athens?entry=a#schedule' },
      }),
    ]);
  });

  it('NOTICES-05 is shown as the server wrote it if there are no words here, or its facts are not understood', async () => {
    await writeDevice('notices', { ...NO_NOTICES, isOn: true });
    await push(PUSH);
    await writeDevice('notices', { ...NO_NOTICES, isOn: true, words: WORDS });
    await push({ ...PUSH, notification: { ...PUSH.notification, data: { kind: 'weather' } } });
    for (const one of shown())
      expect(one).toMatchObject({ title: 'Lyre: Final', body: '18:00 → 18:15 · Lyre Hall' });
    expect(shown()).toHaveLength(2);
  });

  it.each([
    'not JSON',
    '',
    '[]',
    'null',
    { web_push: 8030 },
    { notification: { title: 5 } },
    { title: 'Buy now', url: 'https://evil.example/' },
  ])('NOTICES-05 that is not ours or broken is a plain notice, without an exception: %j', async (sent) => {
    await push(sent);
    expect(shown()).toEqual([
      expect.objectContaining({ title: 'Pythian Games', body: 'تغيّر الجدول', data: { path: '/' } }),
    ]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['https://www.site.example/event/athens?entry=a#schedule', '/event/athens?entry=a#schedule'],
    ['https://evil.example/event/athens', '/event/athens'],
    ['javascript:alert(1)', '/'],
    ['javascript:/event/athens', '/'],
    ['//evil.example', '/'],
    ['https://evil.example//evil.example/event', '/'],
    ['/desk', '/'],
    ['https://site.example/desk', '/'],
    ['https://', '/'],
    ['', '/'],
  ])(
    'NOTICES-07 leads to the page on this site, whatever name the server gives it, and never out of it: %s',
    async (navigate, path) => {
      await push({ ...PUSH, notification: { ...PUSH.notification, navigate } });
      expect(shown()[0]).toMatchObject({ title: 'Lyre: Final', data: { path } });
    },
  );

  it('NOTICES-05 is shown even if the browser does not take its words', async () => {
    expectConsole(/without its words/);
    showNotification.mockRejectedValueOnce(new TypeError('bad options'));
    await push(PUSH);
    expect(shown()[1]).toMatchObject({ title: 'Pythian Games' });
  });
});

describe('a push that the browser would show by itself', () => {
  it('NOTICES-05 is shown in the visitor’s words, and leads where it should', async () => {
    await declare();
    expect(shown()).toEqual([
      expect.objectContaining({
        title: 'Lyre: Final',
        body: expect.stringMatching(/^الآن .*6:15 PM/),
        tag: 'changes:athens:a',
        navigate: 'https://site.example/event/athens?entry=a#schedule',
        data: { path: '/event/athens?entry=a#schedule' },
      }),
    ]);
  });

  it('NOTICES-08 brings its content also if the browser does not take the words, and shows its own', async () => {
    expectConsole(/without its words/);
    showNotification.mockRejectedValue(new TypeError('no default action'));
    await declare();
    expect(showNotification).toHaveBeenCalledOnce();
    expect(await stored()).toEqual([SCHEDULE, EVENT].sort());
  });

  it('NOTICES-08 brings its content also if the browser never says that it has shown it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    showNotification.mockReturnValue(new Promise(() => undefined));
    const handled = declare();
    await vi.waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    await handled;
    expect(await stored()).toEqual([SCHEDULE, EVENT].sort());
  });
});

describe('the content behind a push', () => {
  it('NOTICES-08 is stored, and the open pages learn of it', async () => {
    await push(PUSH);
    expect(await stored()).toEqual([SCHEDULE, EVENT].sort());
    expect(told).toMatchObject([
      { type: 'answer-changed', key: SCHEDULE },
      { type: 'answer-changed', key: EVENT },
    ]);
  });

  it('NOTICES-08 is stored all or not at all, and the notice is shown whatever happens', async () => {
    fetched.mockImplementation(async (address) => {
      if (address.endsWith('/eventdetail')) throw new TypeError('Failed to fetch');
      return answer([{ game: 'Lyre', schedule: [] }]);
    });
    await push(PUSH);
    expect(shown()).toHaveLength(1);
    expect(await stored()).toEqual([]);
    expect(told).toEqual([]);
  });

  it('NOTICES-08 is requested once for all notices of a revision', async () => {
    await push(PUSH);
    await push({ ...PUSH, notification: { ...PUSH.notification, tag: 'changes:athens:b' } });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('NOTICES-08 is not requested for what only begins soon', async () => {
    const { kind: _, before: __, after: ___, ...facts } = PUSH.notification.data;
    const data = { ...facts, kind: 'soon', entry: BEFORE };
    await push({ ...PUSH, notification: { ...PUSH.notification, data } });
    expect(shown()).toMatchObject([{ body: expect.stringContaining('البدء في') }]);
    expect(fetched).not.toHaveBeenCalled();
  });
});
