import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Shown if no code can be drawn. */
  readonly instead: string;
  readonly className?: string | undefined;
}

/** The empty margin a camera needs around the code. */
const QUIET_MODULES = 4;

/** A text as a QR code, generated on this device; the generator loads when it is needed. */
export function QrCode({ text, label, instead, className }: QrCodeProps) {
  const [code, setCode] = useState<readonly (readonly boolean[])[] | 'none' | null>(null);
  useEffect(() => {
    let isLeft = false;
    void import('uqr')
      .then(({ encode }) => encode(text, { border: QUIET_MODULES }).data)
      .catch(() => 'none' as const)
      .then((made) => isLeft || setCode(made));
    return () => {
      isLeft = true;
    };
  }, [text]);
  if (code === 'none') return <p role="status">{instead}</p>;
  const size = code?.length ?? 1;
  return (
    <svg
      className={classNames(styles.code, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {code !== null && <path fill="currentColor" d={squares(code)} />}
    </svg>
  );
}

function squares(code: readonly (readonly boolean[])[]): string {
  return code.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
