import './texts.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../ui/states/use-toast.ts';

/** Takes the place of a dialog whose code cannot be loaded: says so, and closes what was opened. */
export function NoticesUnavailable({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTranslation();
  const show = useToast();
  useEffect(() => {
    show({ text: t('notices.unavailable'), tone: 'bad' });
    onClosed();
  }, [show, t, onClosed]);
  return null;
}
