import { readStored } from '#core/browser-storage.ts';
import { persistedPreference } from '../preferences/persisted-preference.ts';

const NAME = 'notices';

/**
 * Whether this device has notices, noted outside the database, so that a page of a visitor without any loads nothing of
 * them. `leaving`: they are off, and the server still has to be told.
 */
export const noticesNote = persistedPreference(NAME, ['on', 'leaving']);

/** Whether this device has notices, or the server still has to be told that it has none any more. */
export const hasNoticesToKeep = (): boolean => Boolean(readStored(NAME));
