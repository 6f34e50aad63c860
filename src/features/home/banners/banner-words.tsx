import type { Banner } from '#core/contract/entities/banner.ts';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { registrationHref } from '../../../data/visit/registration-href.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { leadsToEnrolment } from '../../../ui/links/safe-address.ts';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import place from './banner-place.module.css';
import styles from './banner-words.module.css';
import { placeClasses } from './place-classes.ts';

interface BannerWordsProps {
  readonly banner: Banner;
  /** Over a film the box has a border, and stays below the film's own buttons. */
  readonly isOnFilm: boolean;
  readonly trackingString: string | null;
}

/** Heading and button of a banner in their own box, so that they are readable on any picture. */
export function BannerWords({ banner, isOnFilm, trackingString }: BannerWordsProps) {
  const { heading, button } = banner;
  const hasHeading = hasMarkup(heading);
  const hasButton = button.isVisible && button.text !== '' && button.url !== '';
  if (!hasHeading && !hasButton) return null;
  // A banner may link anywhere. A link other than registration stays as given (reading Q-09).
  const to = leadsToEnrolment(button.url) ? registrationHref(button.url, trackingString) : button.url;
  const isUsual = !banner.desktop.isCustom && !banner.mobile.isCustom;
  return (
    <div className={classNames(placeClasses(banner), isOnFilm && place.belowControls)}>
      <div className={classNames(place.line, isUsual && styles.usual)}>
        <div className={classNames('band', place.words, styles.words, isOnFilm && styles.edged)}>
          {hasHeading && <SafeHtml html={heading} headingsBelow={1} className={styles.heading} />}
          {hasButton && (
            <ButtonLink to={to} newTab={button.inNewTab}>
              <ProviderText>{button.text}</ProviderText>
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
