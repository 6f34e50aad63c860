import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n, speak } from './i18n.ts';
import { languageBackend } from './language-backend.ts';
import greekError from './locales/el/error.json';
import greekSchedule from './locales/el/schedule.json';
import error from './locales/en/error.json';
import frenchError from './locales/fr/error.json';
import { NAMESPACES } from './namespaces.ts';

afterEach(() => vi.restoreAllMocks());

const ON_DEMAND: readonly string[] = ['dayWords', 'translate'];

describe('texts', () => {
  it('are i18next’s own namespaces, in English those that came with the code', () => {
    const { store, t, exists, getResource } = createI18n();
    expect(store.data.en?.error).toEqual(error);
    expect(store.data.en).not.toHaveProperty('translation');
    expect(t('error.title')).toBe(error.title);
    expect(getResource('en', 'error', 'title')).toBe(error.title);
    expect(exists('error.title')).toBe(true);
  });

  it('I18N-01 of another language are all here at once, also for screens whose code has not come', async () => {
    const instance = createI18n();
    expect(await speak(instance, 'el')).toBe(true);
    const { el } = instance.store.data;
    expect(Object.keys(el ?? {}).sort()).toEqual(NAMESPACES.filter((name) => !ON_DEMAND.includes(name)));
    expect(instance.hasResourceBundle('en', 'schedule')).toBe(false);
    expect(instance.t('schedule.title')).toBe(greekSchedule.title);
    expect(instance.t('error.title')).toBe(greekError.title);
  });

  it('of a key that is nowhere do not compile, and show the whole key', () => {
    const { t } = createI18n();
    // @ts-expect-error: no such text
    expect(t('error.titel')).toBe('error.titel');
    // @ts-expect-error: no such namespace
    expect(t('eror.title')).toContain('eror.title');
  });

  it.each(['en', 'el'])('of several levels are found in %s', async (code) => {
    const instance = createI18n();
    await speak(instance, code);
    expect(instance.exists('frame.footer.contact')).toBe(true);
    expect(instance.exists('categoryGrid.names.music')).toBe(true);
  });
});

describe('a language', () => {
  it('whose file is missing leaves the page in English, and can be asked for again', async () => {
    const read = vi.spyOn(languageBackend, 'read').mockRejectedValue(new TypeError('not loaded'));
    const instance = createI18n();
    expect(await speak(instance, 'fr')).toBe(false);
    expect([instance.language, instance.t('error.title')]).toEqual(['en', error.title]);
    expect(instance.store.data).not.toHaveProperty('fr');
    read.mockRestore();
    expect(await speak(instance, 'fr')).toBe(true);
    expect([instance.language, instance.t('error.title')]).toEqual(['fr', frenchError.title]);
  });

  it('that is here is not read again', async () => {
    const read = vi.spyOn(languageBackend, 'read');
    const instance = createI18n();
    for (const code of ['fr', 'en', 'fr']) await speak(instance, code);
    expect(read.mock.calls).toEqual(NAMESPACES.map((namespace) => ['fr', namespace]));
  });

  it('that takes longer does not undo a later choice', async () => {
    const instance = createI18n();
    expect(await speak(instance, 'el', () => false)).toBe(true);
    expect(instance.language).toBe('en');
  });
});
