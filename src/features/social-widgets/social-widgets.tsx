import { classNames } from '../../ui/class-names.ts';
import { SocialWidgetSection } from './social-widget-section.tsx';
import styles from './social-widgets.module.css';

interface SocialWidgetsProps {
  /** Follows another section on the same ground, which has its space already. */
  readonly follows?: boolean | undefined;
}

/** Founder Desk and Instagram (section 2); each is there only while its widget says something. */
export function SocialWidgets({ follows = false }: SocialWidgetsProps) {
  return (
    <div className={classNames('section wrap', follows && 'section-follows', styles.widgets)}>
      <SocialWidgetSection name="Facebook" />
      <SocialWidgetSection name="Instagram" />
    </div>
  );
}
