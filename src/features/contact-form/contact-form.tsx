import './texts.ts';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ContactField,
  type ContactProblem,
  checkContactEntries,
  LONGEST_CONTACT_ENTRY,
} from '#core/contract/contact-entries.ts';
import { useUnsavedWork } from '../../data/unsaved-work.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFreshForm } from '../../ui/use-fresh-form.ts';
import styles from './contact-form.module.css';
import { CONTACT_FIELDS, EMPTY_ENTRIES, fillEntries, hasEntries, readEntries } from './form-entries.ts';
import { entriesOf, type OutgoingMessage, outgoingMessage } from './outgoing-message.ts';
import { SendingNote } from './sending-note.tsx';
import { useSending } from './use-sending.ts';

type Problems = Readonly<Partial<Record<ContactField, ContactProblem>>>;

const NO_PROBLEMS: Problems = {};
const idOf = (field: ContactField) => `contact-${field}`;

/**
 * The contact form (CONTACT-03 … 10). Its fields belong to the browser, not to React: what is typed before the
 * script has arrived stays.
 *
 * @param edited a message taken back from the outbox; its text is put into the fields
 */
export function ContactForm({ edited }: { edited: OutgoingMessage | null }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** What was tried last and is still in the fields. */
  const tried = useRef<OutgoingMessage | null>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [attempt, setAttempt] = useState(0);
  const [isDirty, setIsDirty] = useState(false);
  const { isSending, note, send, forgetNote } = useSending();
  useUnsavedWork(isDirty);

  const fill = useCallback((message: OutgoingMessage | null) => {
    tried.current = message;
    setProblems(NO_PROBLEMS);
    setIsDirty(message !== null);
    if (form.current) fillEntries(form.current, message ? entriesOf(message) : EMPTY_ENTRIES);
  }, []);
  const empty = useCallback(() => fill(null), [fill]);

  useFreshForm(form, empty);
  useEffect(() => {
    if (form.current) setIsDirty(hasEntries(form.current));
  }, []);
  useEffect(() => {
    if (edited === null) return;
    fill(edited);
    forgetNote();
    document.getElementById(idOf('message'))?.focus();
  }, [edited, fill, forgetNote]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const check = checkContactEntries(readEntries(event.currentTarget));
    setProblems(check.isGood ? NO_PROBLEMS : check.problems);
    if (!check.isGood) return setAttempt((before) => before + 1);
    tried.current = outgoingMessage(check.entries, tried.current);
    const submission = await send(tried.current);
    if (submission === 'sent' || submission === 'waiting') empty();
    giveFocusBack(button.current);
  };

  const onInput = () => {
    if (!form.current) return;
    setIsDirty(hasEntries(form.current));
    const check = checkContactEntries(readEntries(form.current));
    setProblems((shown) => (check.isGood ? NO_PROBLEMS : stillThere(shown, check.problems)));
  };

  const textOf = (field: ContactField) => {
    const problem = problems[field];
    const longest = LONGEST_CONTACT_ENTRY[field];
    return problem === undefined ? undefined : t(`contact.problem.${field}.${problem}`, { longest });
  };
  const errors = CONTACT_FIELDS.flatMap((field) => {
    const text = textOf(field);
    return text === undefined ? [] : [{ fieldId: idOf(field), text }];
  });
  const looks = (field: ContactField) => ({
    id: idOf(field),
    name: field,
    label: t(`contact.${field}`),
    error: textOf(field),
    required: true,
    readOnly: isSending,
  });

  return (
    // Before its script is there, "dialog" keeps the browser from sending what was typed as part of an address.
    <form
      ref={form}
      method="dialog"
      noValidate
      className={styles.form}
      aria-labelledby="contact-form-title"
      onSubmit={submit}
      onInput={onInput}
    >
      <h2 className="d3" id="contact-form-title">
        {t('contact.formTitle')}
      </h2>
      <p className={styles.lead}>{t('contact.formLead')}</p>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField {...looks('name')} autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...looks('email')} type="email" inputMode="email" autoComplete="email" />
        <TextField {...looks('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <TextAreaField {...looks('message')} rows={6} />
      <div className={styles.end}>
        <Button ref={button} type="submit" disabled={isSending}>
          <Icon name="paper-plane-tilt" />
          {t(isSending ? 'contact.sending' : 'contact.send')}
        </Button>
        <SendingNote note={note} className={styles.note} />
      </div>
    </form>
  );
}

/** Problems that were shown and are not put right yet; new ones wait for the next try to send. */
function stillThere(shown: Problems, now: Problems): Problems {
  const left = CONTACT_FIELDS.filter((field) => shown[field] && now[field]);
  return Object.fromEntries(left.map((field) => [field, now[field]]));
}

/** A button that is switched off while it has the focus loses it. */
function giveFocusBack(button: HTMLButtonElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  });
}
