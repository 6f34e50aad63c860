import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { tabAfterKey } from '../disclosure/tab-after-key.ts';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/**
 * A choice of one of a few words side by side: India or International. It follows the WAI-ARIA radio group pattern: one
 * tab stop, arrow keys choose.
 */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // With these modifiers the arrow belongs to the browser: Alt and Left go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const isRightToLeft = group.current !== null && getComputedStyle(group.current).direction === 'rtl';
    const from = buttons.indexOf(event.target as HTMLButtonElement);
    const after = (way: 'horizontal' | 'vertical') =>
      tabAfterKey(event.key, from, buttons.length, way, isRightToLeft);
    const button = buttons[after('horizontal') ?? after('vertical') ?? -1];
    if (button === undefined) return;
    event.preventDefault();
    button.focus();
    button.click();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.segmented, className)}
      onKeyDown={onKeyDown}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: before hydration, a native radio would show a choice that the page never learns of
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          className={styles.option}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
