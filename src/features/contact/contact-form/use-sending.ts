import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../../data/outbox/outbox-state.ts';
import { useToast } from '../../../ui/states/use-toast.ts';
import { sendContactMessage } from './commands.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import { isOnItsWay } from './use-held-message.ts';

/** What the form itself shows after a submit; toasts say the rest. */
export type SendNote = { readonly kind: 'waiting'; readonly id: string } | { readonly kind: 'not-kept' };

interface Sending {
  readonly isSending: boolean;
  readonly note: SendNote | null;
  /**
   * Returns the outcome. Returns null and does nothing while a message is being sent (CONTACT-05), or while the one it
   * replaces is.
   */
  readonly send: (message: OutgoingMessage, replaces?: string) => Promise<Submission | null>;
  readonly forgetNote: () => void;
}

/** Sends one message at a time and shows its outcome (decision Q-19). */
export function useSending(): Sending {
  const { t } = useTranslation();
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);
  const [note, setNote] = useState<SendNote | null>(null);
  const isBusy = useRef(false);
  const isMounted = useIsMounted();

  const send = useCallback(
    async (message: OutgoingMessage, replaces?: string) => {
      if (isBusy.current) return null;
      isBusy.current = true;
      setIsSending(true);
      setNote(null);
      // In a background tab nobody would see a failure: the message stays in the outbox instead.
      const isWatched = () => isMounted.current && !document.hidden;
      const mustStay = replaces !== undefined && (await isOnItsWay(replaces));
      const submission = mustStay ? null : await sendContactMessage(message, isWatched, replaces);
      isBusy.current = false;
      setIsSending(false);
      if (submission === null) toast({ text: t('outbox.onItsWay') });
      else if (submission === 'sent') toast({ text: t('contact.sent'), tone: 'ok' });
      else if (submission === 'waiting' && !isMounted.current) toast({ text: t('contact.saved') });
      else if (submission === 'waiting') setNote({ kind: 'waiting', id: message.id });
      // The note is about a text that is still in the form.
      else if (submission === 'not-kept' && isMounted.current) setNote({ kind: 'not-kept' });
      else toast({ text: t('contact.failed'), tone: 'bad' });
      return submission;
    },
    [isMounted, t, toast],
  );
  const forgetNote = useCallback(() => setNote(null), []);
  return { isSending, note, send, forgetNote };
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
