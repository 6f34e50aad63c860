const DRAWINGS = {
  /** The sign of iOS for "Share". */
  share:
    'M88 76l40-40 40 40M128 36v100M84 108H60a12 12 0 0 0-12 12v84a12 12 0 0 0 12 12h136a12 12 0 0 0 12-12v-84a12 12 0 0 0-12-12h-24',
  add: 'M60 44h136a16 16 0 0 1 16 16v136a16 16 0 0 1-16 16H60a16 16 0 0 1-16-16V60a16 16 0 0 1 16-16zM88 128h80M128 88v80',
  menu: 'M128 56v.1M128 128v.1M128 200v.1',
  done: 'M44 140l52 52L212 72',
} as const;

export type StepIconName = keyof typeof DRAWINGS;

interface StepIconProps {
  readonly name: StepIconName;
  readonly className?: string | undefined;
}

/** A sign to look for in the browser. Only these steps show them, so they are not among the icons of every page. */
export function StepIcon({ name, className }: StepIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 256 256"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'menu' ? 32 : 18}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
