import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { draftOf } from '../../../data/outbox/draft.ts';
import { hasEntries, readEntries } from '../../../ui/form/form-entries.ts';
import { type ContactDraft, readDraft, writeDraft } from './contact-draft.ts';
import { CONTACT_FIELDS } from './contact-fields.ts';

interface FormDraft {
  /** A draft of an earlier visit that waits for a decision. */
  readonly offered: ContactDraft | null;
  /** Stores what is typed now. */
  readonly keep: (typed: ContactDraft) => void;
  /** Deletes the draft of this form and restores the offered one. */
  readonly forget: () => void;
  /** Deletes the draft, the offered one included. */
  readonly decline: () => void;
  /** Makes the offered draft the draft of this form. Returns false if it is no longer offered. */
  readonly take: () => boolean;
}

const draft = draftOf('contact');

/**
 * Stores what is typed, so that it survives a crash, a reload and a closed browser. Leaving for another page of the site
 * deletes it, and so does a return through the back/forward cache (KIOSK-04). A page that is loaded again offers the
 * draft; its fields stay empty until the visitor accepts it.
 *
 * @param onRefilled called when the browser has filled the fields with the draft: the draft, or null if the fields must
 *   be emptied
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
    // By now the stored draft may belong to a later form.
    if (!isOurs.current) return;
    isOurs.current = false;
    if (left.current === null) return draft.forget();
    draft.keep(writeDraft(left.current));
    draft.flush();
  }, []);
  const keep = useCallback(
    (typed: ContactDraft) => {
      isOurs.current = true;
      if (hasEntries(typed.entries)) draft.keep(writeDraft(typed));
      else forget();
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
      // A text that is in the outbox, or that edits a message from there, must not be sent a second time.
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
  const typed = readEntries(form, CONTACT_FIELDS);
  return CONTACT_FIELDS.every((field) => typed[field] === entries[field]);
}
