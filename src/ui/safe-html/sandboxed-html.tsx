import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UntrustedHtml } from '#core/contract/untrusted-html.ts';
import { classNames } from '../class-names.ts';
import { embedFrames } from '../media/embed-frames.ts';
import { readFrameMessage } from './frame-message.ts';
import { cappedMarkup } from './html-text.ts';
import styles from './sandboxed-html.module.css';

interface SandboxedHtmlProps {
  readonly html: UntrustedHtml;
  /** Accessible name of the frame. */
  readonly title: string;
  /** The frame has taken the markup, and the focus where nothing else has it. Until then it takes no place and cannot be reached. */
  readonly onShown: () => void;
  /** It did not come within ten seconds. */
  readonly onFailed: () => void;
}

const FRAME = '/widget/frame';
const WAIT_MS = 10_000;
/** A widget that reports a new height without end must not keep the page busy (docs/safety.md, X8). */
const RESIZE_EVERY_MS = 250;

/**
 * Outside markup with its scripts, in a frame without any right of the site: an origin that is nobody's and a policy
 * of its own (decision Q-50). Render it only after the visitor has asked for it and has agreed (decision Q-77).
 */
export function SandboxedHtml({ html, title, onShown, onFailed }: SandboxedHtmlProps) {
  const { i18n } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);
  // The frame takes its markup once; what changes later is for the next time.
  const given = useRef({
    markup: { type: 'widget-markup', html: cappedMarkup(html), lang: i18n.language, dir: i18n.dir() },
    onShown,
    onFailed,
  });

  // Before the browser draws: the frame may be ready at once.
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
        // No narrower target can be named for an origin that is nobody's; the policy keeps other pages out of it.
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

  // The button that asked for it is gone; who has gone on elsewhere meanwhile stays there.
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
