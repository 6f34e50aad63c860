import { type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UntrustedHtml } from '#core/html/untrusted-html.ts';
import { classNames } from '../class-names.ts';
import { safeAddress } from '../links/safe-address.ts';
import { type Reading, readingOf } from '../words/reading-of.ts';
import type { CleanHtml } from './clean-html.ts';
import { cappedMarkup } from './html-text.ts';
import { plainText } from './plain-text.ts';
import styles from './safe-html.module.css';

interface SafeHtmlProps {
  html: UntrustedHtml;
  /** Level of the heading above it; headings inside start one below (reading Q-79). */
  headingsBelow?: number | undefined;
  /** These characters become a line break, only in text (reading Q-48). */
  breakAt?: string | undefined;
  className?: string | undefined;
}

let cleaner: CleanHtml | null = null;

/**
 * Shows markup from others: the only place that does. The first render, also on the server, is its plain text; after
 * mount the cleaner loads, and the cleaned markup replaces the text in the same box.
 */
export function SafeHtml({ html, headingsBelow = 2, breakAt, className }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const markup = useMemo(() => cappedMarkup(html), [html]);
  const paragraphs = useMemo(() => plainText(markup), [markup]);
  const reading = useMemo(() => readingOf(paragraphs.join(' ')), [paragraphs]);
  const onClick = useFollow();

  useLayoutEffect(() => {
    if (cleaner !== null) {
      setIsReady(true);
      return;
    }
    let isGone = false;
    const load = async () => {
      cleaner = await (await import('./clean-html.ts')).loadCleaner();
      if (!isGone) setIsReady(true);
    };
    // Without the cleaner the plain text stays: less pretty, never unsafe.
    load().catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);

  useLayoutEffect(() => {
    if (!isReady || cleaner === null) return;
    try {
      box.current?.replaceChildren(cleaner(markup, { box: reading, headingsBelow, breakAt }));
    } catch (error) {
      // Markup that is too much for the cleaner must not break the page: the plain text stays.
      console.warn('Outside markup could not be cleaned; its text is shown instead.', error);
      setIsReady(false);
    }
  }, [isReady, markup, reading, headingsBelow, breakAt]);

  const looks = classNames(styles.html, className);
  if (!isReady) return <BareWords {...{ paragraphs, reading, breakAt }} className={looks} />;
  // biome-ignore lint/a11y/useKeyWithClickEvents: only links inside it are followed, and Enter on a link is a click
  // biome-ignore lint/a11y/noStaticElementInteractions: as above
  return <div key="markup" ref={box} {...reading} className={looks} onClick={onClick} />;
}

interface BareWordsProps extends Pick<SafeHtmlProps, 'breakAt' | 'className'> {
  paragraphs: readonly string[];
  /** Language and direction of the whole. */
  reading: Reading;
}

function BareWords({ paragraphs, reading, breakAt, className }: BareWordsProps) {
  return (
    <div key="words" {...reading} className={className}>
      {paragraphs.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <p key={index} {...differing(readingOf(words), reading)}>
          {breakAt === undefined ? words : words.replaceAll(breakAt, '\n')}
        </p>
      ))}
    </div>
  );
}

/** What of a paragraph's reading is not that of its box; nothing without letters. */
function differing(own: Reading, box: Reading): Partial<Reading> {
  if (own.dir === undefined) return {};
  return { ...(own.lang !== box.lang && { lang: own.lang }), ...(own.dir !== box.dir && { dir: own.dir }) };
}

/** Sends links to our own screens inside provider markup through the router. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const address = safeAddress(link?.getAttribute('href'));
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || address === null || event.defaultPrevented) return;
    if (address.kind === 'page' && isPlain && !link.hasAttribute('target')) {
      event.preventDefault();
      const isHere = address.href.startsWith('#');
      // The query says which article it is.
      void navigate(isHere ? { search: window.location.search, hash: address.href } : address.href);
    }
  };
}
