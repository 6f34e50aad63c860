/*
 * All that the site does with the script that translates pages, and all that it expects of it. It is what Google's
 * website translator offers; any service behind the same few calls will do.
 *
 * 1. At the first wish the script is asked for by its address, with `cb=startPageTranslation` added.
 * 2. When it is ready it calls `window.startPageTranslation()`.
 * 3. It is then told `new google.translate.TranslateElement({ pageLanguage, autoDisplay: false }, id)`, and puts a
 *    `<select>` with an option for each language it knows into the element of that id, at once or later. The element
 *    lies at the end of the document, is never seen, and is none of React's.
 * 4. A language is wished by choosing its option and a `change` event. The script then translates the texts of the
 *    page, but none below `translate="no"`. The same wish again means the texts that have come since.
 */

/** What of the script is called. */
interface TranslationService {
  readonly TranslateElement: new (
    wish: { pageLanguage: string; autoDisplay: boolean },
    id: string,
  ) => unknown;
}

declare global {
  interface Window {
    google?: { translate?: TranslationService };
    startPageTranslation?: () => void;
  }
}

const PLACE_ID = 'page-translation';
/** Languages that services know by another name. */
const THEIR_NAME: Readonly<Record<string, string>> = { fil: 'tl' };
const LOOK_EVERY_MS = 100;
export const SERVICE_LIMIT_MS = 10_000;

/**
 * Has pages translated by the script at an address.
 *
 * @param pageLanguage of what is to be translated
 * @returns asks for the page in a language; rejects where the script does not come in time, or does not know it
 */
export function createPageTranslator(address: string, pageLanguage: string): (code: string) => Promise<void> {
  let coming: Promise<void> | undefined;
  return async (code) => {
    coming ??= bring(address, pageLanguage).catch((error) => {
      coming = undefined;
      throw error;
    });
    await coming;
    const option = await findOption(THEIR_NAME[code] ?? code);
    const list = option.closest('select');
    if (list === null) throw new Error('the languages of the service stand in no list');
    list.value = option.value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function bring(address: string, pageLanguage: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = new URL(address, location.href);
    url.searchParams.set('cb', 'startPageTranslation');
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${url.host} does not translate`));
    };
    const limit = setTimeout(fail, SERVICE_LIMIT_MS);
    window.startPageTranslation = () => {
      // One that was given up may yet come.
      window.startPageTranslation = () => undefined;
      clearTimeout(limit);
      const { TranslateElement } = window.google?.translate ?? {};
      if (TranslateElement === undefined) return fail();
      const place = document.createElement('div');
      Object.assign(place, { id: PLACE_ID, hidden: true });
      place.setAttribute('translate', 'no');
      document.body.append(place);
      new TranslateElement({ pageLanguage, autoDisplay: false }, PLACE_ID);
      resolve();
    };
    script.src = url.href;
    script.onerror = fail;
    document.head.append(script);
  });
}

/** `zh` finds `zh-CN` where there is no plain one. */
async function findOption(code: string): Promise<HTMLOptionElement> {
  const end = performance.now() + SERVICE_LIMIT_MS;
  while (performance.now() < end) {
    const options = [...document.querySelectorAll<HTMLOptionElement>(`#${PLACE_ID} option`)];
    const option =
      options.find(({ value }) => value === code) ??
      options.find(({ value }) => value.startsWith(`${code}-`));
    if (option !== undefined) return option;
    await new Promise((later) => setTimeout(later, LOOK_EVERY_MS));
  }
  throw new Error(`the service does not offer ${code}`);
}
