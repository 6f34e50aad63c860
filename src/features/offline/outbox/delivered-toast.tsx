import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onDelivered } from '../../../data/outbox/outbox-state.ts';
import { useToast } from '../../../ui/states/use-toast.ts';

/** Shows "Message sent" for each message that was delivered later, on whatever page the visitor is (OFFLINE-15). */
export function DeliveredToast() {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(
    () =>
      onDelivered((ids) => {
        for (const _ of ids) toast({ text: t('frame.delivered'), tone: 'ok' });
      }),
    [t, toast],
  );
  return null;
}
