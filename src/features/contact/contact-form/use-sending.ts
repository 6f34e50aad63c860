import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../../data/outbox/outbox-state.ts';
import { useToast } from '../../../ui/states/use-toast.ts';
import { sendContactMessage } from './commands.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import { isOnItsWay } from './use-held-message.ts';

interface Sending {
  readonly isSending: boolean;
  /** Whether the last message was neither sent nor stored, so that its text in the form is the only copy. */
  readonly isNotKept: boolean;
  /**
   * Returns the outcome. Returns null and does nothing while a message is being sent (CONTACT-05), or while the one it
   * replaces is.
   */
  readonly send: (message: OutgoingMessage, replaces?: string) => Promise<Submission | null>;
  readonly forgetNote: () => void;
}

/**
 * Sends one message at a time and shows its outcome (reading Q-19): in a toast what `isNotKept` and the confirmation do
 * not say.
 */
export function useSending(): Sending {
  const { t } = useTranslation();
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);
  const [isNotKept, setIsNotKept] = useState(false);
  const isBusy = useRef(false);
  const isMounted = useIsMounted();

  const send = useCallback(
    async (message: OutgoingMessage, replaces?: string) => {
      if (isBusy.current) return null;
      isBusy.current = true;
      setIsSending(true);
      setIsNotKept(false);
      // In a background tab nobody would see a failure: the message stays in the outbox instead.
      const isWatched = () => isMounted.current && !document.hidden;
      const mustStay = replaces !== undefined && (await isOnItsWay(replaces));
      const submission = mustStay ? null : await sendContactMessage(message, isWatched, replaces);
      isBusy.current = false;
      setIsSending(false);
      if (submission === null) toast({ text: t('outbox.onItsWay') });
      else if (submission === 'sent') toast({ text: t('contact.sent'), tone: 'ok' });
      else if (submission === 'not-kept' && isMounted.current) setIsNotKept(true);
      else if (submission !== 'waiting') toast({ text: t('contact.failed'), tone: 'bad' });
      else if (!isMounted.current) toast({ text: t('contact.saved') });
      return submission;
    },
    [isMounted, t, toast],
  );
  const forgetNote = useCallback(() => setIsNotKept(false), []);
  return { isSending, isNotKept, send, forgetNote };
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
