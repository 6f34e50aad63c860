import { readStored } from '../browser-storage.ts';
import { persistedPreference } from '../preferences/persisted-preference.ts';
import { isKiosk } from '../visit/is-kiosk.ts';

const NAME = 'notices';

/**
 * Whether this device has notices, noted outside the database, so that a page of a visitor without any loads nothing of
 * them. `leaving`: they are off, and the server still has to be told.
 */
export const noticesNote = persistedPreference(NAME, ['on', 'leaving']);

/** Whether a page has to keep the server up to date. Never on a kiosk, which has no notices. */
export const hasNoticesToKeep = (): boolean => !isKiosk() && Boolean(readStored(NAME));
