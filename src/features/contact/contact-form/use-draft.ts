import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { draftOf } from '../../../data/outbox/draft.ts';
import { type ContactDraft, readDraft, writeDraft } from './contact-draft.ts';
import { CONTACT_FIELDS, isEmpty, readEntries } from './form-entries.ts';

interface FormDraft {
  /** What a former visit left and nobody has decided about yet. */
  readonly offered: ContactDraft | null;
  /** Keeps what is typed now. */
  readonly keep: (typed: ContactDraft) => void;
  /** Wipes what was typed here; what is offered lies there again. */
  readonly forget: () => void;
  /** Wipes what is offered, too. */
  readonly decline: () => void;
  /** What is offered is this form's own from now on; false where it is offered no longer. */
  readonly take: () => boolean;
}

const draft = draftOf('contact');

/**
 * Keeps what is typed through a crash, a reload and a closed browser. Whoever leaves for another page of the site, or
 * is brought back by a browser that kept the page awake, finds nothing of it (KIOSK-04); a page that is loaded again
 * offers what was typed, and its fields stay empty until somebody says so.
 *
 * @param onRefilled some browsers fill the fields themselves: what stands in them, and null where they must be emptied
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  onRefilled: (kept: ContactDraft | null) => void,
): FormDraft {
  const [offered, setOffered] = useState<ContactDraft | null>(null);
  const left = useRef<ContactDraft | null>(null);
  const isOurs = useRef(false);

  const offer = useCallback((kept: ContactDraft | null) => {
    left.current = kept;
    setOffered(kept);
  }, []);
  const forget = useCallback(() => {
    // What lies there by now may be of a form that came after this one.
    if (!isOurs.current) return;
    isOurs.current = false;
    if (left.current === null) return draft.forget();
    draft.keep(writeDraft(left.current));
    draft.flush();
  }, []);
  const keep = useCallback(
    (typed: ContactDraft) => {
      isOurs.current = true;
      if (isEmpty(typed.entries)) forget();
      else draft.keep(writeDraft(typed));
    },
    [forget],
  );
  const decline = useCallback(() => {
    offer(null);
    isOurs.current = false;
    draft.forget();
  }, [offer]);
  const take = () => {
    const taken = left.current;
    offer(null);
    if (taken !== null) keep(taken);
    return taken !== null;
  };

  useEffect(() => {
    let isHere = true;
    void draft.find().then((found) => {
      if (!isHere || found === null) return;
      const { isInOutbox, entries } = found;
      const kept = readDraft(entries);
      // What goes out anyway, or changes a message that may, must not be sent beside it.
      const mayStand = !isInOutbox && kept.replaces === undefined;
      const isRefilled = form.current !== null && standsIn(form.current, kept);
      if (isRefilled) onRefilled(mayStand ? kept : null);
      if (isRefilled && mayStand) isOurs.current = true;
      else if (!isInOutbox) offer(kept);
    });
    return () => {
      isHere = false;
      forget();
    };
  }, [form, forget, offer, onRefilled]);

  useEffect(() => {
    const onHide = () => {
      if (document.hidden) draft.flush();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) decline();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', draft.flush);
    addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', draft.flush);
      removeEventListener('pageshow', onShow);
    };
  }, [decline]);

  return { offered, keep, forget, decline, take };
}

function standsIn(form: HTMLFormElement, { entries }: ContactDraft): boolean {
  const typed = readEntries(form);
  return CONTACT_FIELDS.every((field) => typed[field] === entries[field]);
}
