import './texts.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ContactCheck,
  type ContactEntries,
  type ContactField,
  checkContactEntries,
  LONGEST_CONTACT_ENTRY,
} from '#core/contract/entities/contact-entries.ts';
import { unlockOutboxMessage } from '../../../data/outbox/outbox-messages.ts';
import { useUnsavedWork } from '../../../data/outbox/unsaved-work.ts';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import type { TextKey } from '../../../i18n/namespaces.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { hasEntries, readEntries } from '../../../ui/form/form-entries.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCheckedForm } from '../../../ui/form/use-checked-form.ts';
import { Button } from '../../../ui/links/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { useToast } from '../../../ui/states/use-toast.ts';
import type { ContactDraft } from './contact-draft.ts';
import { CONTACT_FIELDS, focusOnField, idOfField } from './contact-fields.ts';
import styles from './contact-form.module.css';
import { DraftNote, EditNote, NotKeptNote } from './form-notes.tsx';
import { type EditedMessage, isSaidBy, type OutgoingMessage, outgoingMessage } from './outgoing-message.ts';
import { digitsOfLossyPhone } from './phone-loss.ts';
import { useDraft } from './use-draft.ts';
import { findEdited, useHeldMessage } from './use-held-message.ts';
import { useSending } from './use-sending.ts';

/** A message that has left the form: it is delivered, or waits in the outbox. */
export interface TakenMessage {
  readonly id: string;
  readonly isDelivered: boolean;
  /** As typed. Null on a kiosk, whose screen the next visitor reads (reading Q-67). */
  readonly entries: ContactEntries | null;
}

interface ContactFormProps {
  /** A message from the outbox that is edited; its text is put into the fields. */
  readonly edited: EditedMessage | null;
  /** Called with the message to edit next, or with null once none is. */
  readonly onEdit: (edited: EditedMessage | null) => void;
  /** Called when the form is empty again because its message is delivered or stored. */
  readonly onTaken: (taken: TakenMessage) => void;
}

/** The contact form (CONTACT-03 … 10). */
export function ContactForm({ edited, onEdit, onTaken }: ContactFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  /** The message last submitted, while its entries are still in the fields. */
  const tried = useRef<OutgoingMessage | null>(null);
  /** The digits that will be sent of a phone number that loses more than separators. */
  const [phoneLeft, setPhoneLeft] = useState<string | null>(null);
  const [saidPhoneNote, setSaidPhoneNote] = useState<string>();
  const phoneNote = phoneLeft === null ? undefined : t('contact.phoneLeft', { digits: phoneLeft });
  const { isSending, isNotKept, send, forgetNote } = useSending();
  const editedId = edited?.message.id;
  const hasGone = useHeldMessage(isSending ? undefined : editedId);

  const forgetMessage = useCallback(() => {
    tried.current = null;
    setPhoneLeft(null);
    onEdit(null);
  }, [onEdit]);
  const {
    form,
    problems,
    attempt,
    isDirty,
    fill: fillFields,
    empty: emptyFields,
  } = useCheckedForm({
    fields: CONTACT_FIELDS,
    check: checkContactEntries,
    isBusy: isSending,
    onTyped,
    onGood,
    onFresh: forgetMessage,
  });
  const { ref } = form;
  useUnsavedWork(isDirty);

  const fill = useCallback(
    (texts: ContactEntries, message: OutgoingMessage | null) => {
      tried.current = message;
      setPhoneLeft(digitsOfLossyPhone(texts.phone));
      fillFields(texts);
    },
    [fillFields],
  );
  const empty = () => {
    emptyFields();
    forgetMessage();
  };
  const adopt = useCallback(
    (kept: ContactDraft | null) => {
      // The text may be on its way already.
      if (tried.current !== null) return;
      tried.current = kept?.tried ?? null;
      if (kept !== null) return;
      setPhoneLeft(null);
      emptyFields();
    },
    [emptyFields],
  );
  const draft = useDraft(ref, adopt);

  useEffect(() => {
    if (ref.current) setPhoneLeft(digitsOfLossyPhone(readEntries(ref.current, CONTACT_FIELDS).phone));
  }, [ref]);
  const wasSending = useRef(false);
  useEffect(() => {
    // A focused button loses the focus when it is disabled.
    if (wasSending.current && !isSending && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasSending.current = isSending;
  }, [isSending]);
  useEffect(() => {
    if (edited === null) return;
    fill(edited.entries, edited.tried ?? edited.message);
    forgetNote();
    focusOnField('message');
  }, [edited, fill, forgetNote]);

  async function onGood(good: ContactEntries, typed: ContactEntries): Promise<void> {
    const message = outgoingMessage(good, tried.current);
    tried.current = message;
    draft.keep({ entries: typed, replaces: editedId, tried: message });
    const submission = await send(message, editedId);
    // After any other outcome the form holds the only copy of the text.
    if (submission !== 'sent' && submission !== 'waiting' && submission !== 'refused') return;
    draft.forget();
    empty();
    if (submission === 'refused') return;
    onTaken({ id: message.id, isDelivered: submission === 'sent', entries: isKiosk() ? null : typed });
  }

  function onTyped(typed: ContactEntries, check: ContactCheck): void {
    setPhoneLeft(digitsOfLossyPhone(typed.phone));
    const last = tried.current;
    const isTried = last !== null && check.isGood && isSaidBy(last, check.entries);
    draft.keep({ entries: typed, replaces: editedId, tried: isTried ? last : undefined });
  }

  const restoreDraft = async () => {
    const { offered } = draft;
    if (offered === null) return;
    if (isDirty) return toast({ text: t('outbox.formInUse') });
    const again = await findEdited(offered);
    if (again === 'on-its-way') return toast({ text: t('outbox.onItsWay') });
    if (ref.current === null) return;
    if (hasEntries(readEntries(ref.current, CONTACT_FIELDS))) return toast({ text: t('outbox.formInUse') });
    if (!draft.take()) return;
    if (editedId !== undefined && editedId !== again?.message.id) void unlockOutboxMessage(editedId);
    onEdit(again);
    if (again !== null) return;
    if (offered.replaces !== undefined) toast({ text: t('contact.edit.gone') });
    fill(offered.entries, offered.tried ?? null);
    focusOnField('message');
  };
  const startOver = () => {
    draft.decline();
    focusOnField('name');
  };
  const leaveEdited = () => {
    if (isSending) return toast({ text: t('outbox.onItsWay') });
    if (editedId !== undefined) void unlockOutboxMessage(editedId);
    draft.forget();
    empty();
    focusOnField('name');
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
    return text === undefined ? [] : [{ fieldId: idOfField(field), text }];
  });
  const looks = (field: ContactField) => ({
    id: idOfField(field),
    name: field,
    label: t(`contact.${field}`),
    error: textOf(field),
    required: true,
    readOnly: isSending,
  });

  return (
    <>
      <DraftNote isOffered={draft.offered !== null} onRestore={restoreDraft} onStartOver={startOver} />
      <EditNote state={edited === null ? 'none' : hasGone ? 'gone' : 'held'} onLeave={leaveEdited} />
      <form {...form} className={styles.form} aria-labelledby="contact-form-title">
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
          {/* Announced when the field loses the focus, not with every key (WCAG 4.1.3). */}
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
          <NotKeptNote isShown={isNotKept} className={styles.note} />
        </div>
      </form>
    </>
  );
}
