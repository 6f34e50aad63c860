import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactCard } from '#core/contract/entities/contact-card.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { isMissing, useAnswer } from '../../../data/answers/use-answer.ts';
import { useAskOnceMore } from '../../../data/answers/use-ask-once-more.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { Icon, type IconName } from '../../../ui/pictures/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { UnsavedNotice } from '../../../ui/states/unsaved-state.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './contact-cards.module.css';
import { contactHref } from './contact-href.ts';
import { contactCardsQuery } from './queries.ts';

const ICONS: Readonly<Record<ContactCard['type'], IconName>> = {
  email: 'envelope-simple',
  mobile: 'phone',
  whatsapp: 'whatsapp-logo',
  other: 'map-pin',
};
const USUAL_COUNT = 4;

/**
 * Ways to reach the office. Renders nothing when there are none, and a notice when they are missing (CONTACT-01,
 * CONTACT-09).
 */
export function ContactCards({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const askOnceMore = useAskOnceMore();
  const answer = useAnswer(contactCardsQuery);
  if (answer.state === 'loading') return <CardsSkeleton />;
  if (isMissing(answer)) {
    return (
      <div>
        <UnsavedNotice title={t('unsaved.what.contacts')} reason={answer.reason} onAgain={askOnceMore} />
      </div>
    );
  }
  if (answer.value.length === 0) return null;
  return (
    <div>
      <ul className={styles.cards}>
        {answer.value.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no id, and the whole list is replaced at once
          <Card key={index} card={card} />
        ))}
      </ul>
      {children}
    </div>
  );
}

function Card({ card: { image, title, type, texts } }: { card: ContactCard }) {
  const titleId = useId();
  const address = pictureAddress(image);
  return (
    <li className={styles.card} aria-labelledby={title === '' ? undefined : titleId}>
      <span className={styles.disc}>
        {address === null ? (
          <Icon name={ICONS[type]} />
        ) : (
          <Picture
            src={address}
            alt=""
            width={48}
            height={48}
            fit="contain"
            standIn="/icons/favicon.svg"
            className={styles.picture}
          />
        )}
      </span>
      <div className={styles.words}>
        {title !== '' && (
          <h2 className={`d5 ${leadingOf(title)}`} id={titleId}>
            <ProviderText>{title}</ProviderText>
          </h2>
        )}
        <ul>
          {texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and the whole list is replaced at once
            <li key={index}>
              <CardText type={type} text={text} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function CardText({ type, text }: { type: ContactCard['type']; text: string }) {
  const href = contactHref(type, text);
  if (href === null) return <ProviderText>{text}</ProviderText>;
  return (
    <AppLink to={href} newTab={type === 'whatsapp'} className={styles.link}>
      <bdi translate="no">{text}</bdi>
    </AppLink>
  );
}

function CardsSkeleton() {
  return (
    <div className={styles.cards}>
      {Array.from({ length: USUAL_COUNT }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id
        <div key={index} className={styles.card}>
          <Skeleton shape="disc" className={styles.disc} />
          <div className={styles.words}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
