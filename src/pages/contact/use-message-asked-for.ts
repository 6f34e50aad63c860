import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { lockOutboxMessage } from '../../data/outbox/outbox-messages.ts';
import { messageToEdit } from '../../navigation/edit-state.ts';
import { useToast } from '../../ui/states/use-toast.ts';

/**
 * Loads the stored message that a link asks to change, once: anyone who returns to this history entry later finds an
 * empty form (KIOSK-04).
 */
export function useMessageAskedFor(onEdit: (id: string, payload: unknown) => void): void {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const id = messageToEdit(useLocation().state);
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (id === null || taken.current === id) return;
    taken.current = id;
    void navigate('.', { replace: true, state: null, preventScrollReset: true });
    void lockOutboxMessage(id).then((held) => {
      if (held.kind === 'held') onEdit(id, held.payload);
      else toast({ text: t('outbox.onItsWay') });
    });
  }, [id, navigate, onEdit, t, toast]);
}
