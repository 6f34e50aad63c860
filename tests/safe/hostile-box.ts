import type { Page } from '@playwright/test';

/** Put before a probe, so that its box can be found again whatever the probe does to itself. */
export const marked = (mark: string, markup: string) => `<abbr title="${mark}">probe</abbr>${markup}`;

const SAFE_ELEMENTS =
  'p br strong b em i u s sub sup small span ul ol li dl dt dd h1 h2 h3 h4 h5 h6 blockquote q cite code pre table ' +
  'thead tbody tfoot tr th td caption colgroup col a img figure figcaption hr abbr time div';
const SAFE_ATTRIBUTES =
  'href src alt title width height lang dir colspan rowspan scope datetime target rel loading decoding';

/** The marks of all boxes that hold markup, in the order of the document. */
export function marksIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Document.prototype.querySelectorAll.call(document, 'abbr[title]')].map(
      (mark) => mark.getAttribute('title') ?? '',
    ),
  );
}

/** Waits until the boxes with these marks hold cleaned markup. */
export async function waitForMarks(page: Page, marks: readonly string[], timeout = 10_000): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const there = new Set(
        [...Document.prototype.querySelectorAll.call(document, 'abbr[title]')].map((mark) =>
          mark.getAttribute('title'),
        ),
      );
      return wanted.every((mark) => there.has(mark));
    },
    marks,
    { timeout },
  );
}

/**
 * Returns the faults of the boxes with outside markup, as sentences that begin with their mark: anything but plain
 * elements with plain attributes, invalid addresses, links that expose our window, and elements that cover others (X2,
 * X4, X5, X6).
 */
export function faultsInBoxes(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ elements, attributes }) => {
      const faultsOf = (element: Element): string[] => {
        const name = element.localName;
        const faults: string[] = [];
        if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || !elements.includes(name))
          faults.push(`element ${name}`);
        // A form's controls may have overwritten the method with their name.
        for (const attribute of Element.prototype.getAttributeNames.call(element))
          if (!attributes.includes(attribute)) faults.push(`attribute ${attribute} of ${name}`);
        const source = element.getAttribute('src');
        if (source !== null && new URL(source, location.href).origin !== location.origin)
          faults.push(`source ${source}`);
        if (element.hasAttribute('href')) faults.push(...faultsOfLink(element as HTMLAnchorElement));
        if (!['static', 'relative'].includes(getComputedStyle(element).position))
          faults.push(`${name} lies over others`);
        return faults;
      };
      const faultsOfLink = (link: HTMLAnchorElement): string[] => {
        const leaves = link.origin !== location.origin || link.target !== '';
        if (!['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol)) return [`address ${link.href}`];
        if (leaves && /^http/.test(link.protocol) && !link.relList.contains('noopener'))
          return [`window handed to ${link.href}`];
        if (!['', '_blank'].includes(link.target)) return [`window ${link.target}`];
        return link.username === '' ? [] : [`user name in ${link.href}`];
      };
      return [...Document.prototype.querySelectorAll.call(document, 'abbr[title]')].flatMap((mark) => {
        const box = mark.parentElement;
        if (box === null) return [];
        return [...box.querySelectorAll('*')]
          .flatMap(faultsOf)
          .map((fault) => `${mark.getAttribute('title')}: ${fault}`);
      });
    },
    { elements: SAFE_ELEMENTS.split(' '), attributes: SAFE_ATTRIBUTES.split(' ') },
  );
}

/**
 * Does everything inside the boxes that a visitor could do and a browser fires: presses, points, types, reports errors.
 * Links to web addresses are pressed without being followed.
 */
export async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told =
      'error load toggle beforetoggle animationstart animationend transitionend input beforeinput focus'.split(
        ' ',
      );
    const done = 'pointerover pointerenter mouseover mouseenter mousedown focusin keydown mouseup'.split(' ');
    const boxes = [...Document.prototype.querySelectorAll.call(document, 'abbr[title]')].map(
      (mark) => mark.parentElement,
    );
    for (const box of boxes) {
      box?.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
        const isWeb = link !== null && /^https?:/.test((link as HTMLAnchorElement).protocol);
        if (isWeb) event.preventDefault();
        event.stopPropagation();
      });
      for (const element of box?.querySelectorAll('*') ?? []) {
        for (const type of told) element.dispatchEvent(new Event(type));
        for (const type of done)
          element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
      }
    }
  });
}

/** What the page must be able to rely on, whatever markup it shows (X6); returns the names of what no longer holds. */
export function clobbered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Markup may have overwritten the document's own methods.
    const find = (selector: string) => Document.prototype.querySelector.call(document, selector);
    const count = (selector: string) => Document.prototype.querySelectorAll.call(document, selector).length;
    const root = find('#root');
    const holds: Record<string, boolean> = {
      'the root is the root': root?.parentElement === document.body && root.querySelector('main') !== null,
      'there is one root': count('#root') === 1,
      'there is one main': count('#main') === 1,
      'the page has its data': find('#page-data')?.localName === 'script',
      'the page has its scripts': find('#page-scripts')?.localName === 'script',
      getElementById: typeof document.getElementById === 'function',
      querySelector: typeof document.querySelector === 'function',
      createElement: typeof document.createElement === 'function',
      cookie: typeof document.cookie === 'string',
      'no new global': !('probeGlobal' in globalThis),
      'Trusted Types':
        typeof (globalThis as unknown as { trustedTypes?: { createPolicy?: unknown } }).trustedTypes
          ?.createPolicy === 'function',
      'no base': count('base') === 0,
      'no refresh': count('meta[http-equiv]') === 0,
      'the title is ours': document.title !== 'Taken',
    };
    return Object.keys(holds).filter((name) => !holds[name]);
  });
}

/** Returns by how many pixels the page is wider than the window (X4). */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/**
 * Returns handlers and script addresses anywhere in the document, including layout and head. The source of a picture
 * never runs, whatever it says; its origin is up to the policy.
 */
export function faultsInDocument(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const element of Document.prototype.querySelectorAll.call(document, '*')) {
      for (const name of Element.prototype.getAttributeNames.call(element)) {
        const value = Element.prototype.getAttribute.call(element, name) ?? '';
        if (name.startsWith('on')) faults.push(`${element.localName} has ${name}`);
        const isAddress = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'].includes(name);
        // Browsers skip control characters and blanks when they look for a scheme.
        // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
        const plain = value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
        if (
          isAddress &&
          element.localName !== 'img' &&
          /^(?:javascript|vbscript|data:text|blob|file)\b/.test(plain)
        )
          faults.push(`${element.localName} has ${name} ${value}`);
      }
    }
    return faults;
  });
}
