import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SECOND_MS = 1_000;

interface LockedNoteProps {
  readonly forMs: number;
  readonly onOver: () => void;
}

/** Counts down to when a PIN is accepted again. Screen readers read a timer on request, not every second. */
export function LockedNote({ forMs, onOver }: LockedNoteProps) {
  const { t } = useTranslation();
  const [leftMs, setLeftMs] = useState(forMs);
  useEffect(() => {
    // Unlike the device's clock, this one cannot be set.
    const over = performance.now() + forMs;
    const timer = setInterval(() => setLeftMs(over - performance.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [forMs]);
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <p role="timer">{t('kioskStaff.pin.wait', { count: Math.ceil(Math.max(leftMs, 0) / SECOND_MS) })}</p>
  );
}
