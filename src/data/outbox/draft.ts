import type { FoundDraft } from '#core/storage/drafts.ts';
import { serverNow } from '../connection/server-clock.ts';
import { isKiosk } from '../visit/is-kiosk.ts';

export { TRIED_ID } from '#core/storage/rows.ts';

/** Texts of a form by the names of their fields. */
export type DraftEntries = Readonly<Record<string, string>>;

/** What stands in one form, kept on this device until it is sent. Storage that fails says nothing here. */
export interface Draft {
  /** What a former visit left; null where there is nothing. */
  find(): Promise<FoundDraft | null>;
  /** Keeps these entries as soon as typing rests, in place of what was kept before. */
  keep(entries: DraftEntries): void;
  /** Keeps at once what `keep` still puts off: the page may end now. */
  flush(): void;
  /** Wipes what is kept, and what was still to be. */
  forget(): void;
}

/** Whether what is typed may stay on this device before it is sent: on a personal one (decision Q-67). */
const mayKeepDrafts = (): boolean => !isKiosk();

const REST_MS = 400;

/** The draft of the form with this name. Of two tabs that type, the one that wrote last is kept. */
export function draftOf(form: string): Draft {
  let pending: DraftEntries | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other: what was forgotten must not be written by a slower one before it. */
  const inTurn = <Result>(work: (drafts: Drafts) => Promise<Result>): Promise<Result | null> => {
    const done = turn.then(async () => {
      if (!mayKeepDrafts()) return null;
      return work(await import('#core/storage/drafts.ts'));
    });
    const quiet = done.catch((error: unknown) => {
      console.warn('The draft could not be kept or read.', error);
      return null;
    });
    turn = quiet;
    return quiet;
  };
  const takePending = () => {
    clearTimeout(timer);
    const taken = pending;
    pending = null;
    return taken;
  };
  const flush = () => {
    const entries = takePending();
    if (entries !== null) void inTurn(({ putDraft }) => putDraft(form, entries));
  };

  return {
    find: () => inTurn(({ findDraft }) => findDraft(form, Math.min(Date.now(), serverNow()))),
    keep(entries) {
      takePending();
      pending = entries;
      timer = setTimeout(flush, REST_MS);
    },
    flush,
    forget() {
      takePending();
      void inTurn(({ deleteDraft }) => deleteDraft(form));
    },
  };
}

type Drafts = typeof import('#core/storage/drafts.ts');
