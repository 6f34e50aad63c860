import { useSyncExternalStore } from 'react';
import { canAskToInstall, followInstallPrompt } from '../../../data/visit/install-prompt.ts';
import { type InstallWay, installWay } from './install-way.ts';

/** Returns the way to install the site in this browser; null until the page is hydrated. */
export function useInstallWay(): InstallWay | null {
  return useSyncExternalStore(followInstallPrompt, currentWay, () => null);
}

/** Returns the way right now. */
export function currentWay(): InstallWay {
  const { userAgent, maxTouchPoints } = navigator;
  return installWay({ userAgent, maxTouchPoints, canAsk: canAskToInstall() });
}
