import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { nameProduct } from '../scripts/build/product-names.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../src/i18n/languages.ts';

type Localised = Readonly<
  Record<string, string | { readonly value: string; readonly lang?: string; readonly dir?: string }>
>;

const MOST_BYTES_A_LANGUAGE = 1_000;
/** Where each shortcut leads, and the text that names this place on the pages. */
const PLACES = {
  '/event?open=now': ['ui', 'onNow'],
  '/saved': ['frame', 'footer.saved'],
  '/event?open=schedule': ['event', 'schedule'],
} as const;
const others = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);

/** The manifest as it is built for a movement with an unexpected name. */
const built = nameProduct(readFileSync('public/manifest.webmanifest', 'utf8'), {
  productName: 'Games of "Thera"',
  productSlug: 'games-of-thera',
});
const manifest = JSON.parse(built);
const shortcuts: readonly { url: keyof typeof PLACES; name: string; name_localized: Localised }[] =
  manifest.shortcuts;

const textOf = (localised: Localised, code: string) => {
  const entry = localised[code];
  return typeof entry === 'object' ? entry.value : entry;
};

/** The name of a place in a language. */
function placeName(code: string, url: keyof typeof PLACES): string {
  const [namespace, key] = PLACES[url];
  const texts = JSON.parse(readFileSync(`src/i18n/locales/${code}/${namespace}.json`, 'utf8'));
  return key.split('.').reduce((found, part) => found[part], texts);
}

describe('I18N-01 PWA-01 an installed app is labelled in the languages of the interface', () => {
  const members: readonly (readonly [string, Localised])[] = [
    ['description', manifest.description_localized],
    ...shortcuts.map(({ url, name_localized }) => [`shortcut to ${url}`, name_localized] as const),
  ];

  it.each(members)('%s, in each of them and no other', (_, localised) => {
    expect(Object.keys(localised)).toEqual(others);
  });

  it.each(members)('%s, with its direction if that is not the usual one', (_, localised) => {
    for (const entry of Object.values(localised)) {
      if (typeof entry === 'string') expect(entry).not.toMatch(/\p{Script=Arabic}/u);
      else expect(entry.dir).toBe(/\p{Script=Arabic}/u.test(entry.value) ? 'rtl' : 'ltr');
    }
  });

  it('with the name from the settings, which is the same in all of them', () => {
    expect(manifest).not.toHaveProperty('name_localized');
    for (const code of others)
      expect(textOf(manifest.description_localized, code), code).toContain(manifest.name);
  });

  it('INSTALL-05 leads to what is on now, to what is saved and to the schedule', () =>
    expect(shortcuts.map(({ url }) => url)).toEqual(Object.keys(PLACES)));

  it.each(shortcuts)('$url, as the pages call it', ({ url, name, name_localized }) => {
    expect(name).toBe(placeName(DEFAULT_LANGUAGE, url));
    for (const code of others) expect(textOf(name_localized, code)).toBe(placeName(code, url));
  });

  it('in a small file', () =>
    expect(Buffer.byteLength(built)).toBeLessThan(MOST_BYTES_A_LANGUAGE * LANGUAGE_CODES.length));
});

describe('an installed app', () => {
  it('INSTALL-05 goes on in the window that is open when it is started once more', () => {
    // A browser takes the first mode it knows.
    expect(manifest.launch_handler).toEqual({ client_mode: ['navigate-existing', 'auto'] });
  });

  it('INSTALL-05 has a drawing for each of its shortcuts', async () => {
    expect(manifest.shortcuts).toHaveLength(3);
    for (const { name, icons } of manifest.shortcuts) {
      expect(icons, name).toHaveLength(1);
      expect(await sizeOf(icons[0].src), name).toBe(icons[0].sizes);
    }
  });

  it('PWA-01 has icons that are as large as it says, and one of each purpose', async () => {
    for (const { src, sizes } of manifest.icons)
      if (sizes === 'any') expect(existsSync(`public${src}`), src).toBe(true);
      else expect(await sizeOf(src), src).toBe(sizes);
    const purposes = manifest.icons.map(({ purpose, sizes }: Icon) => `${purpose} ${sizes}`);
    for (const needed of [
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
      'monochrome any',
    ])
      expect(purposes).toContain(needed);
  });

  it('PWA-02 is shown before it is installed, on a phone and on a computer, in pictures that it describes', async () => {
    const forms = manifest.screenshots.map(({ form_factor }: Screenshot) => form_factor);
    expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes, type, label } of manifest.screenshots as Screenshot[]) {
      expect(await sizeOf(src), src).toBe(sizes);
      expect(`.${type.replace('image/', '')}`).toBe(/\.\w+$/.exec(src)?.[0]);
      expect(label).toMatch(/\S/);
      const [width = 0, height = 0] = sizes.split('x').map(Number);
      // Browsers leave out a picture that is smaller, larger, or longer than 2.3 to 1.
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    }
  });
});

interface Icon {
  readonly purpose: string;
  readonly sizes: string;
}

interface Screenshot extends Icon {
  readonly src: string;
  readonly type: string;
  readonly form_factor: string;
  readonly label: string;
}

/** The size of a picture as a manifest writes it. */
async function sizeOf(path: string): Promise<string> {
  const { width, height } = await sharp(`public${path}`).metadata();
  return `${width}x${height}`;
}
