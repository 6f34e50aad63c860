import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDevice } from '#core/storage/device.ts';
import { listSaved } from '#core/storage/saved-items.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { PREVIOUS_BUILD, writePreviousDatabase } from '../../tests/support/unit/previous-build.ts';
import { readDraft } from '../features/contact/contact-form/contact-draft.ts';
import { chosenLanguage } from '../features/shell/language-select/chosen-language.ts';
import { tryPin } from '../kiosk/settings/kiosk-pin.ts';
import { isVisitOver } from '../kiosk/visit/kiosk-visit.ts';
import { markKiosk } from '../startup/1-document/mark-kiosk.ts';
import { noticesNote } from './notices/notices-note.ts';
import { draftOf } from './outbox/draft.ts';
import { fetchAhead } from './packs/fetch-ahead.ts';
import { useConsent } from './preferences/consent.ts';
import { useMotion } from './preferences/motion.ts';
import { storedTheme } from './preferences/theme.ts';
import { useIsSaved } from './saved/saved-items.ts';
import { isKiosk } from './visit/is-kiosk.ts';

const { at, personal, kiosk } = PREVIOUS_BUILD;

/** Puts a profile of the build before on this device. */
async function arriveWith(profile: typeof personal) {
  for (const [name, value] of Object.entries(profile.localStorage)) localStorage.setItem(name, value);
  await writePreviousDatabase(profile);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: at }));
afterEach(async () => {
  localStorage.clear();
  document.documentElement.classList.remove('kiosk');
  document.documentElement.hidden = false;
  await leaveNoTrace();
});

it('a visitor of the build before finds every choice', async () => {
  await arriveWith(personal);
  chosenLanguage.load();
  fetchAhead.load();
  noticesNote.load();
  expect([chosenLanguage.get(), fetchAhead.get(), storedTheme()]).toEqual(['el', 'off', 'dark']);
  expect(noticesNote.get()).toBe('on');
  expect(renderHook(useConsent).result.current).toBe('given');
  expect(renderHook(useMotion).result.current.isStill).toBe(true);
});

it('a visitor of the build before finds every star, even one that was not stored yet', async () => {
  await arriveWith(personal);
  const isSaved = (eventPath: string) =>
    renderHook(() => useIsSaved({ kind: 'event', eventPath })).result.current;
  expect(isSaved('athens')).toBe(true);
  await waitFor(async () =>
    expect(await listSaved()).toMatchObject({
      value: expect.arrayContaining([expect.objectContaining({ key: 'event:delphi' })]),
    }),
  );
  expect(localStorage.getItem('saved-unstored:event:delphi')).toBeNull();
});

it('a visitor of the build before finds the form as it was left', async () => {
  await arriveWith(personal);
  const found = await draftOf('contact').find();
  expect(readDraft(found?.entries ?? {})).toMatchObject({
    entries: { name: 'Ada Example', message: 'Half a sentence' },
    replaces: 'waiting',
    tried: { id: 'never-sent', payload: { sessionid: '8f14e45f' } },
  });
});

it('a kiosk of the build before is still one, and opens to the same PIN', async () => {
  await arriveWith(kiosk);
  markKiosk();
  expect(isKiosk()).toBe(true);
  const settings = await readDevice('kiosk', null);
  expect(settings?.pin && (await tryPin('2468', settings.pin))).toEqual({ kind: 'right' });
  expect(isVisitOver(60_000), 'the visit that was going on').toBe(false);
});
