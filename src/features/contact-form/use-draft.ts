import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { draftOf } from '../../data/draft.ts';
import { type ContactDraft, readDraft, writeDraft } from './contact-draft.ts';
import { CONTACT_FIELDS, isEmpty, readEntries } from './form-entries.ts';

interface FormDraft {
  /** Whether a former visit left something that nobody has decided about yet. */
  readonly isOffered: boolean;
  /** Keeps what is typed now. */
  readonly keep: (typed: ContactDraft) => void;
  /** Wipes what was typed here; what is offered lies there again. */
  readonly forget: () => void;
  /** Wipes what is offered, too. */
  readonly decline: () => void;
  /** What was offered; it is this form's own from now on. */
  readonly take: () => ContactDraft | null;
}

const draft = draftOf('contact');

/**
 * Keeps what is typed through a crash, a reload and a closed browser. Whoever leaves for another page of the site, or
 * is brought back by a browser that kept the page awake, finds nothing (KIOSK-04); a page that is loaded again offers
 * what was typed, and its fields stay empty until somebody says so.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): FormDraft {
  const [isOffered, setIsOffered] = useState(false);
  const left = useRef<ContactDraft | null>(null);
  const isOurs = useRef(false);

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
    left.current = null;
    setIsOffered(false);
    isOurs.current = false;
    draft.forget();
  }, []);
  const take = () => {
    const taken = left.current;
    left.current = null;
    setIsOffered(false);
    if (taken !== null) keep(taken);
    return taken;
  };

  useEffect(() => {
    let isHere = true;
    void draft.find().then((found) => {
      if (!isHere || found === null) return;
      const kept = readDraft(found);
      // Some browsers have filled the fields themselves.
      if (form.current && standsIn(form.current, kept)) isOurs.current = true;
      else {
        left.current = kept;
        setIsOffered(true);
      }
    });
    return () => {
      isHere = false;
      forget();
    };
  }, [form, forget]);

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

  return { isOffered, keep, forget, decline, take };
}

function standsIn(form: HTMLFormElement, { entries }: ContactDraft): boolean {
  const typed = readEntries(form);
  return CONTACT_FIELDS.every((field) => typed[field] === entries[field]);
}
