import type { FoundDraft } from '#core/storage/drafts.ts';
import { serverNow } from '../connection/server-clock.ts';
import { isKiosk } from '../visit/is-kiosk.ts';

export { TRIED_ID } from '#core/storage/rows.ts';

/** Texts of a form by field name. */
export type DraftEntries = Readonly<Record<string, string>>;

/** What was typed into one form, stored on this device until it is sent. Storage errors are not reported. */
export interface Draft {
  /** Returns what an earlier visit left; null if there is nothing. */
  find(): Promise<FoundDraft | null>;
  /** Stores these entries when typing pauses, replacing the earlier ones. */
  keep(entries: DraftEntries): void;
  /** Stores at once what `keep` has delayed, because the page may end. */
  flush(): void;
  /** Deletes what is stored, and what was about to be. */
  forget(): void;
}

/** Whether typed text may stay on this device before it is sent: only on a personal one (reading Q-67). */
const mayKeepDrafts = (): boolean => !isKiosk();

const REST_MS = 400;

/** Returns the draft of the form with this name. If two tabs type, the one that wrote last wins. */
export function draftOf(form: string): Draft {
  let pending: DraftEntries | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** Runs one task after the other: a slow earlier write must not restore what was deleted. */
  const inTurn = <Result>(work: (drafts: Drafts) => Promise<Result>): Promise<Result | null> => {
    const done = turn.then(async () => {
      if (!mayKeepDrafts()) return null;
      return work(await import('#core/storage/drafts.ts'));
    });
    const quiet = done.catch((error: unknown) => {
      console.warn('The draft could not be saved or read.', error);
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
