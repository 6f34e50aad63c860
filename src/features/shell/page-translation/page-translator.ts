/*
 * How the site uses the script that translates pages, and what it expects of it. The interface is that of Google's
 * website translator; any service with the same calls will do.
 *
 * 1. The first request loads the script from its address, with `cb=startPageTranslation` added.
 * 2. When it is ready it calls `window.startPageTranslation()`.
 * 3. It then gets `new google.translate.TranslateElement({ pageLanguage, autoDisplay: false }, id)`, and puts a
 *    `<select>` with an option for each language it knows into the element of that id, now or later. The element is at
 *    the end of the document, hidden, and outside React.
 * 4. Choosing an option and sending a `change` event requests a language. The script then translates the texts of the
 *    page, except those below `translate="no"`. The same request again translates the texts added since.
 */

/** The part of the script that is called. */
interface TranslationService {
  readonly TranslateElement: new (
    options: { pageLanguage: string; autoDisplay: boolean },
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
/** Languages that services know by another code. */
const THEIR_NAME: Readonly<Record<string, string>> = { fil: 'tl' };
const LOOK_EVERY_MS = 100;
export const SERVICE_LIMIT_MS = 10_000;

/**
 * Returns a function that translates the page with the script at an address.
 *
 * @param pageLanguage the language of the original
 * @returns takes the target language; rejects if the script does not load in time, or does not know the language
 */
export function createPageTranslator(address: string, pageLanguage: string): (code: string) => Promise<void> {
  let coming: Promise<void> | undefined;
  return async (code) => {
    coming ??= loadScript(address, pageLanguage).catch((error) => {
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

function loadScript(address: string, pageLanguage: string): Promise<void> {
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
      // A script that was given up may still load.
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

/** Finds `zh-CN` for `zh` if there is no plain `zh`. */
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
