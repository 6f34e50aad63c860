import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { WidgetName } from './queries.ts';
import { SocialWidgetSection } from './social-widget-section.tsx';
import styles from './social-widgets.module.css';

interface SocialWidgetsProps {
  /** Follows another section on the same ground, which has its space already. */
  readonly follows?: boolean | undefined;
  /** Stands below each. */
  readonly foot?: ((name: WidgetName) => ReactNode) | undefined;
}

/** Founder Desk and Instagram (section 2); each is there only while its widget says something. */
export function SocialWidgets({ follows = false, foot }: SocialWidgetsProps) {
  return (
    <div className={classNames('section wrap', follows && 'section-follows', styles.widgets)}>
      <SocialWidgetSection name="Facebook" foot={foot} />
      <SocialWidgetSection name="Instagram" foot={foot} />
    </div>
  );
}
