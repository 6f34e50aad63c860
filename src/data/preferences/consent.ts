import { useEffect, useState } from 'react';
import { persistedPreference } from './persisted-preference.ts';

const choice = persistedPreference('cookieConsent', ['given']);

/** `unknown` until the page is hydrated: until then nothing asks, and no third-party content loads. */
export type Consent = 'unknown' | 'given' | 'not-given';

/** Returns whether the visitor has pressed 'Got it!' on this device (section 4, reading Q-77). */
export function useConsent(): Consent {
  const given = choice.use();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    choice.load();
    setIsRead(true);
  }, []);
  if (!isRead) return 'unknown';
  return given === null ? 'not-given' : 'given';
}

/** Remembers 'Got it!'. */
export const giveConsent = (): void => choice.set('given');
