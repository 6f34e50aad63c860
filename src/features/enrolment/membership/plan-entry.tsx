import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MembershipPlan } from '#core/contract/entities/membership.ts';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { registrationHref } from '../../../data/visit/registration-href.ts';
import { priceText } from '../../../domain/prices/price-text.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './plan-entry.module.css';

/** Marks a line break in the provider's descriptions (section 2; reading Q-48). */
const LINE_BREAK = '/-';

interface PlanEntryProps {
  readonly plan: MembershipPlan;
  /** Added to the button's address once it is known. */
  readonly trackingString: string | null;
}

/** A plan as a ruled row: title, price, description and button (MEMBER-04). */
export function PlanEntry({ plan, trackingString }: PlanEntryProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const { title, amount, description, button } = plan;
  const price =
    amount === 0
      ? t('membership.noFee')
      : priceText(plan, { language: i18n.language, direction: i18n.dir() });
  return (
    <article className={styles.plan} aria-labelledby={titleId}>
      <h2 id={titleId} className={`d4 ${leadingOf(title)}`}>
        <ProviderText>{title}</ProviderText>
      </h2>
      {price !== null && (
        <p className={`d3 num ${styles.price}`}>
          <bdi>{price}</bdi>
        </p>
      )}
      {hasMarkup(description) && (
        <SafeHtml html={description} breakAt={LINE_BREAK} className={styles.description} />
      )}
      {button.text !== '' && button.url !== '' && (
        <p className={styles.way}>
          <ButtonLink to={registrationHref(button.url, trackingString)} aria-describedby={titleId}>
            <ProviderText>{button.text}</ProviderText>
          </ButtonLink>
        </p>
      )}
    </article>
  );
}
