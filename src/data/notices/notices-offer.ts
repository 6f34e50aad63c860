import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#core/browser-storage.ts';
import { askForOffer } from '#core/notices/call-notices.ts';
import { areNoticesBlocked, canHaveNotices } from './can-have-notices.ts';

/** Noted for as long as the tab is open: each visit asks once. */
const NAME = 'noticesOffered';

/** The page has long been idle by then. */
const ASK_AFTER_MS = 6_000;

let asked: Promise<boolean> | null = null;

/**
 * Whether notices can be offered here. The build's settings say that the server has them; one that answers otherwise is
 * believed, and a server that does not answer changes nothing. Nothing is asked where the browser would refuse anyway.
 */
export function useCanOfferNotices(): boolean {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    if (!canHaveNotices()) return;
    const noted = readStored(NAME, 'sessionStorage');
    setIsOffered(noted !== 'no');
    if (typeof noted === 'string' || areNoticesBlocked()) return;
    let isLeft = false;
    const timer = setTimeout(async () => {
      asked ??= isThere();
      if (!(await asked) && !isLeft) setIsOffered(false);
    }, ASK_AFTER_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, []);
  return isOffered;
}

async function isThere(): Promise<boolean> {
  const offer = await askForOffer();
  if (offer === 'later') asked = null;
  else noteOffer(typeof offer === 'object');
  return offer !== 'absent' && offer !== 'refused';
}

/** Notes what the server has said of itself. */
export function noteOffer(isOffered: boolean): void {
  writeStored(NAME, isOffered ? 'yes' : 'no', 'sessionStorage');
}
