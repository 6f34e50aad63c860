import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { useAnswer } from '../../../data/answers/use-answer.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { hasLiveParts } from '../../../ui/safe-html/has-live-parts.ts';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { LiveContent } from './live-content.tsx';
import { socialWidgetQuery, type WidgetName } from './queries.ts';
import styles from './social-widgets.module.css';

interface SocialWidgetSectionProps {
  readonly name: WidgetName;
  /** Returns content below the widget. */
  readonly foot?: ((name: WidgetName) => ReactNode) | undefined;
}

/** One widget under its title, or under the section's name if it has none. Renders nothing if it is empty (HOME-26). */
export function SocialWidgetSection({ name, foot }: SocialWidgetSectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const answer = useAnswer(socialWidgetQuery(name));
  const widget = answer.state === 'success' ? answer.value : null;
  if (!widget || !hasMarkup(widget.html)) return null;
  const title = widget.title || t(`widgets.name.${name}`);
  const shown = widget.title ? <ProviderText>{title}</ProviderText> : title;
  return (
    <section className={styles.widget} aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={shown}
        size="d3"
        className={classNames(styles.head, widget.title !== '' && leadingOf(title))}
      />
      <div className={styles.body}>
        {hasLiveParts(widget.html) ? (
          <LiveContent html={widget.html} title={title} shownTitle={shown} />
        ) : (
          <SafeHtml html={widget.html} className={styles.markup} />
        )}
        {foot && <div className={styles.foot}>{foot(name)}</div>}
      </div>
    </section>
  );
}
