import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { draftOf } from '../../data/draft.ts';
import { type ContactDraft, readDraft, writeDraft } from './contact-draft.ts';
import { CONTACT_FIELDS, isEmpty, readEntries } from './form-entries.ts';

interface FormDraft {
  /** Whether a former visit left something that nobody has decided about yet. */
  readonly isOffered: boolean;
  /** Keeps what is typed now. */
  readonly keep: (typed: ContactDraft) => void;
  /** Wipes what is kept, and offers it no longer. */
  readonly forget: () => void;
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
  const [offered, setOffered] = useState<ContactDraft | null>(null);
  const isOurs = useRef(false);

  const keep = useCallback((typed: ContactDraft) => {
    isOurs.current = true;
    if (isEmpty(typed.entries)) draft.forget();
    else draft.keep(writeDraft(typed));
  }, []);
  const forget = useCallback(() => {
    isOurs.current = false;
    setOffered(null);
    draft.forget();
  }, []);
  const take = () => {
    setOffered(null);
    if (offered !== null) keep(offered);
    return offered;
  };

  useEffect(() => {
    let isHere = true;
    void draft.find().then((found) => {
      if (!isHere || found === null) return;
      const left = readDraft(found);
      // Some browsers have filled the fields themselves.
      if (form.current && standsIn(form.current, left)) isOurs.current = true;
      else setOffered(left);
    });
    return () => {
      isHere = false;
      if (isOurs.current) draft.forget();
    };
  }, [form]);

  useEffect(() => {
    const onHide = () => {
      if (document.hidden) draft.flush();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) forget();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', draft.flush);
    addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', draft.flush);
      removeEventListener('pageshow', onShow);
    };
  }, [forget]);

  return { isOffered: offered !== null, keep, forget, take };
}

function standsIn(form: HTMLFormElement, { entries }: ContactDraft): boolean {
  const typed = readEntries(form);
  return CONTACT_FIELDS.every((field) => typed[field] === entries[field]);
}
