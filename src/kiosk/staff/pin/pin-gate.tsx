import '../texts.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/states/notice.tsx';
import { changeKiosk, useIsKioskKnown, useKioskSettings } from '../../settings/kiosk.ts';
import { hashPin, tryPin } from '../../settings/kiosk-pin.ts';
import { AskPin } from './ask-pin.tsx';
import { ChoosePin } from './choose-pin.tsx';

/**
 * Shows the staff's content to anyone who knows the PIN, until this page goes; nothing about that is stored. If no PIN
 * was chosen yet, choosing one comes first.
 */
export function PinGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const isKnown = useIsKioskKnown();
  const { pin } = useKioskSettings();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    // The browser may restore this page from its back/forward cache for somebody else.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsOpen(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  useEffect(() => {
    // The key that had the focus is removed with the form.
    if (isOpen) document.getElementById('main')?.focus();
  }, [isOpen]);

  if (isOpen) return children;
  // There may be a PIN that cannot be read just now, so nobody may choose another one.
  if (!isKnown) {
    return (
      <Notice tone="warn" icon="warning">
        {t('kioskStaff.pin.unreadable')}
      </Notice>
    );
  }
  if (pin === null) {
    const choose = async (typed: string) => {
      const chosen = await hashPin(typed);
      setIsOpen(true);
      await changeKiosk({ pin: chosen });
    };
    return <ChoosePin onChosen={choose} />;
  }
  const ask = async (typed: string) => {
    const verdict = await tryPin(typed, pin);
    if (verdict.kind === 'right') setIsOpen(true);
    return verdict;
  };
  return <AskPin onTry={ask} />;
}
