import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './date-block.module.css';

/** Days as figures, prepared by the caller. */
export interface Days {
  /** The first day, and the last if it differs: "12" and "18". */
  readonly from: string;
  readonly to?: string | undefined;
  /** Month and year below the figures. */
  readonly caption: ReactNode;
  /** The range in words for screen readers: "12 to 18". */
  readonly spoken?: string | undefined;
}

interface DateBlockProps extends Days {
  /** `clay` fills the start of a strip, `huge` leads an event, `row` is for a single line, `plain` has no field. */
  look?: 'clay' | 'huge' | 'row' | 'plain' | undefined;
  className?: string | undefined;
}

/** Days as large figures over their month. */
export function DateBlock({ from, to, caption, spoken, look = 'plain', className }: DateBlockProps) {
  return (
    <p className={classNames(styles.date, styles[look], className)}>
      <DateFigures from={from} to={to} spoken={spoken} className={styles.figures} />
      <span className={styles.caption}>{caption}</span>
    </p>
  );
}

/** Two figures with a drawn dash between them, left to right in every script. */
export function DateFigures({
  from,
  to,
  spoken,
  className,
}: Pick<DateBlockProps, 'from' | 'to' | 'spoken' | 'className'>) {
  if (to === undefined || to === from) return <b className={classNames('num', className)}>{from}</b>;
  return (
    <b className={classNames('num', className)}>
      <span className="visually-hidden">{spoken ?? `${from} – ${to}`}</span>
      <span aria-hidden="true" dir="ltr">
        {from}
        <i className="dash" />
        {to}
      </span>
    </b>
  );
}
