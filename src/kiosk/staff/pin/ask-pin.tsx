import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PinVerdict } from '../../settings/kiosk-pin.ts';
import { LockedNote } from './locked-note.tsx';
import { PinForm } from './pin-form.tsx';

interface AskPinProps {
  readonly onTry: (pin: string) => Promise<PinVerdict>;
}

/** Asks for the PIN, and says what follows from a wrong one. */
export function AskPin({ onTry }: AskPinProps) {
  const { t } = useTranslation();
  const [verdict, setVerdict] = useState<PinVerdict | null>(null);
  const problemOf = (given: PinVerdict) => {
    if (given.kind === 'wrong') return t('kioskStaff.pin.wrong', { count: given.triesLeft });
    return given.kind === 'locked' ? t('kioskStaff.pin.locked') : null;
  };
  return (
    <PinForm
      label={t('kioskStaff.pin.label')}
      problem={verdict && problemOf(verdict)}
      isLocked={verdict?.kind === 'locked'}
      onPin={async (pin) => setVerdict(await onTry(pin))}
    >
      {verdict?.kind === 'locked' && <LockedNote forMs={verdict.forMs} onOver={() => setVerdict(null)} />}
    </PinForm>
  );
}
