import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { WidgetName } from './queries.ts';
import { SocialWidgetSection } from './social-widget-section.tsx';
import styles from './social-widgets.module.css';

interface SocialWidgetsProps {
  /** Whether another section on the same background comes before it, which already has the spacing. */
  readonly follows?: boolean | undefined;
  /** Returns content below each widget. */
  readonly foot?: ((name: WidgetName) => ReactNode) | undefined;
}

/** Founder Desk and Instagram (section 2), each only if its widget has content. */
export function SocialWidgets({ follows = false, foot }: SocialWidgetsProps) {
  return (
    <div className={classNames('section wrap', follows && 'section-follows', styles.widgets)}>
      <SocialWidgetSection name="Facebook" foot={foot} />
      <SocialWidgetSection name="Instagram" foot={foot} />
    </div>
  );
}
