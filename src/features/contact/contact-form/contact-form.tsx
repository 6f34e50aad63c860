import './texts.ts';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ContactEntries,
  type ContactField,
  type ContactProblem,
  checkContactEntries,
  LONGEST_CONTACT_ENTRY,
} from '#core/contract/entities/contact-entries.ts';
import { unlockKeptMessage } from '../../../data/outbox/kept-messages.ts';
import { useUnsavedWork } from '../../../data/outbox/unsaved-work.ts';
import type { TextKey } from '../../../i18n/namespaces.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFreshForm } from '../../../ui/form/use-fresh-form.ts';
import { Button } from '../../../ui/links/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { useToast } from '../../../ui/states/use-toast.ts';
import type { ContactDraft } from './contact-draft.ts';
import styles from './contact-form.module.css';
import { CONTACT_FIELDS, EMPTY_ENTRIES, fillEntries, hasEntries, readEntries } from './form-entries.ts';
import { DraftNote, EditNote } from './form-notes.tsx';
import { type EditedMessage, isSaidBy, type OutgoingMessage, outgoingMessage } from './outgoing-message.ts';
import { digitsOfLossyPhone } from './phone-loss.ts';
import { SendingNote } from './sending-note.tsx';
import { useDraft } from './use-draft.ts';
import { findEdited, useHeldMessage } from './use-held-message.ts';
import { useSending } from './use-sending.ts';

type Problems = Readonly<Partial<Record<ContactField, ContactProblem>>>;

const NO_PROBLEMS: Problems = {};
const idOf = (field: ContactField) => `contact-${field}`;

interface ContactFormProps {
  /** A kept message to be changed; its text is put into the fields. */
  readonly edited: EditedMessage | null;
  /** Another message is to be changed, or none any more. */
  readonly onEdit: (edited: EditedMessage | null) => void;
}

/**
 * The contact form (CONTACT-03 … 10). Its fields belong to the browser, not to React: what is typed before the
 * script has arrived stays.
 */
export function ContactForm({ edited, onEdit }: ContactFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** What was tried last and is still in the fields. */
  const tried = useRef<OutgoingMessage | null>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [attempt, setAttempt] = useState(0);
  const [isDirty, setIsDirty] = useState(false);
  /** What will be sent of a phone number that loses more than spaces. */
  const [phoneLeft, setPhoneLeft] = useState<string | null>(null);
  const [saidPhoneNote, setSaidPhoneNote] = useState<string>();
  const phoneNote = phoneLeft === null ? undefined : t('contact.phoneLeft', { digits: phoneLeft });
  const { isSending, note, send, forgetNote } = useSending();
  const editedId = edited?.message.id;
  const hasGone = useHeldMessage(isSending ? undefined : editedId);
  useUnsavedWork(isDirty);

  const fill = useCallback((entries: ContactEntries, message: OutgoingMessage | null) => {
    tried.current = message;
    setProblems(NO_PROBLEMS);
    setIsDirty(entries !== EMPTY_ENTRIES);
    setPhoneLeft(digitsOfLossyPhone(entries.phone));
    if (form.current) fillEntries(form.current, entries);
  }, []);
  const adopt = useCallback(
    (kept: ContactDraft | null) => {
      // It may be on its way already.
      if (tried.current !== null) return;
      if (kept === null) fill(EMPTY_ENTRIES, null);
      else tried.current = kept.tried ?? null;
    },
    [fill],
  );
  const draft = useDraft(form, adopt);
  const empty = useCallback(() => {
    fill(EMPTY_ENTRIES, null);
    onEdit(null);
  }, [fill, onEdit]);

  useFreshForm(form, empty);
  useEffect(() => {
    if (!form.current) return;
    setIsDirty(hasEntries(form.current));
    setPhoneLeft(digitsOfLossyPhone(readEntries(form.current).phone));
  }, []);
  const wasSending = useRef(false);
  useEffect(() => {
    // A button that is switched off while it has the focus loses it.
    if (wasSending.current && !isSending && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasSending.current = isSending;
  }, [isSending]);
  useEffect(() => {
    if (edited === null) return;
    fill(edited.entries, edited.tried ?? edited.message);
    forgetNote();
    focusOn('message');
  }, [edited, fill, forgetNote]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const typed = readEntries(event.currentTarget);
    const check = checkContactEntries(typed);
    setProblems(check.isGood ? NO_PROBLEMS : check.problems);
    if (!check.isGood) return setAttempt((before) => before + 1);
    tried.current = outgoingMessage(check.entries, tried.current);
    draft.keep({ entries: typed, replaces: editedId, tried: tried.current });
    const submission = await send(tried.current, editedId);
    // Otherwise the text is nowhere but here.
    if (submission === 'sent' || submission === 'waiting' || submission === 'refused') {
      draft.forget();
      empty();
    }
  };

  const onInput = () => {
    if (!form.current) return;
    const entries = readEntries(form.current);
    setPhoneLeft(digitsOfLossyPhone(entries.phone));
    setIsDirty(hasEntries(form.current));
    const check = checkContactEntries(entries);
    const last = tried.current;
    const isTried = last !== null && check.isGood && isSaidBy(last, check.entries);
    draft.keep({ entries, replaces: editedId, tried: isTried ? last : undefined });
    setProblems((shown) => (check.isGood ? NO_PROBLEMS : stillThere(shown, check.problems)));
  };

  const bringDraft = async () => {
    const { offered } = draft;
    if (offered === null) return;
    if (isDirty) return toast({ text: t('outbox.formInUse') });
    const again = await findEdited(offered);
    if (again === 'on-its-way') return toast({ text: t('outbox.onItsWay') });
    if (form.current === null) return;
    if (hasEntries(form.current)) return toast({ text: t('outbox.formInUse') });
    if (!draft.take()) return;
    if (editedId !== undefined && editedId !== again?.message.id) void unlockKeptMessage(editedId);
    onEdit(again);
    if (again !== null) return;
    if (offered.replaces !== undefined) toast({ text: t('contact.edit.gone') });
    fill(offered.entries, offered.tried ?? null);
    focusOn('message');
  };
  const startAfresh = () => {
    draft.decline();
    focusOn('name');
  };
  const leaveEdited = () => {
    if (isSending) return toast({ text: t('outbox.onItsWay') });
    if (editedId !== undefined) void unlockKeptMessage(editedId);
    draft.forget();
    empty();
    focusOn('name');
  };

  const textOf = (field: ContactField) => {
    const problem = problems[field];
    const longest = LONGEST_CONTACT_ENTRY[field];
    return problem === undefined
      ? undefined
      : t(`contact.problem.${field}.${problem}` as TextKey, { longest });
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
    <>
      <DraftNote isOffered={draft.offered !== null} onBring={bringDraft} onAfresh={startAfresh} />
      <EditNote state={edited === null ? 'none' : hasGone ? 'gone' : 'held'} onLeave={leaveEdited} />
      {/* Before its script is there, "dialog" keeps the browser from sending what was typed as part of an address. */}
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
          <TextField
            {...looks('phone')}
            hint={phoneNote}
            onBlur={() => setSaidPhoneNote(phoneNote)}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          {/* Said once the number is written, not with every key (WCAG 4.1.3). */}
          <span role="status" className="visually-hidden">
            {saidPhoneNote === phoneNote && phoneNote}
          </span>
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
    </>
  );
}

/** Problems that were shown and are not put right yet; new ones wait for the next try to send. */
function stillThere(shown: Problems, now: Problems): Problems {
  const left = CONTACT_FIELDS.filter((field) => shown[field] && now[field]);
  return Object.fromEntries(left.map((field) => [field, now[field]]));
}

function focusOn(field: ContactField): void {
  document.getElementById(idOf(field))?.focus();
}
