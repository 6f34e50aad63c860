import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UntrustedHtml } from '#core/html/untrusted-html.ts';
import { classNames } from '../class-names.ts';
import { embedFrames } from '../media/embed-frames.ts';
import { readFrameMessage } from './frame-message.ts';
import { cappedMarkup } from './html-text.ts';
import styles from './sandboxed-html.module.css';

interface SandboxedHtmlProps {
  readonly html: UntrustedHtml;
  /** Accessible name of the frame. */
  readonly title: string;
  /** The frame has the markup, and the focus if nothing else has it. Until then it has no size and is unreachable. */
  readonly onShown: () => void;
  /** The frame did not load within ten seconds. */
  readonly onFailed: () => void;
}

const FRAME = '/widget/frame';
const WAIT_MS = 10_000;
/** A widget that endlessly reports new heights must not keep the page busy (docs/safety.md, X8). */
const RESIZE_EVERY_MS = 250;

/**
 * Provider markup with its scripts, in a frame without any of the site's rights: it has an opaque origin and its own
 * policy (reading Q-50). Render it only after the visitor has asked for it and has agreed (reading Q-77).
 */
export function SandboxedHtml({ html, title, onShown, onFailed }: SandboxedHtmlProps) {
  const { i18n } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);
  // The frame receives its markup once; later changes apply the next time.
  const given = useRef({
    markup: { type: 'widget-markup', html: cappedMarkup(html), lang: i18n.language, dir: i18n.dir() },
    onShown,
    onFailed,
  });

  // Before the first paint: the frame may be ready at once.
  useLayoutEffect(() => {
    let isHanded = false;
    let height = 0;
    let resizing: ReturnType<typeof setTimeout> | undefined;
    const resize = () => {
      resizing = undefined;
      if (frame.current) frame.current.style.blockSize = `${height}px`;
    };
    const tooLate = setTimeout(() => given.current.onFailed(), WAIT_MS);
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const inner = frame.current?.contentWindow;
      const message = inner && source === inner ? readFrameMessage(data) : null;
      if (message?.kind === 'ready' && !isHanded) {
        isHanded = true;
        clearTimeout(tooLate);
        // An opaque origin cannot be named as a target; the policy keeps other pages out of the frame.
        inner?.postMessage(given.current.markup, '*');
        setIsShown(true);
        given.current.onShown();
      } else if (message?.kind === 'height' && isHanded) {
        height = message.height;
        resizing ??= setTimeout(resize, RESIZE_EVERY_MS);
      }
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      clearTimeout(tooLate);
      clearTimeout(resizing);
    };
  }, []);

  // The button that opened it is gone; a visitor who has moved on keeps the focus.
  useLayoutEffect(() => {
    if (isShown && (document.activeElement ?? document.body) === document.body) frame.current?.focus();
  }, [isShown]);

  return (
    <iframe
      ref={frame}
      className={classNames(styles.frame, !isShown && styles.waiting)}
      src={FRAME}
      {...embedFrames().widget}
      title={title}
      inert={!isShown}
    />
  );
}
