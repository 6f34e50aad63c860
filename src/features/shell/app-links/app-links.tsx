import type { ReactNode } from 'react';
import type { AppLink as AppDownload } from '#core/contract/entities/app-links.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './app-links.module.css';
import { appLinksQuery } from './queries.ts';

const NONE: readonly AppDownload[] = [];

/**
 * Download links of the mobile app. Leaves out inactive ones, and renders nothing if there are none (LAYOUT-20, -21).
 */
export function AppLinks({ heading }: { readonly heading: ReactNode }) {
  const active = valueOr(useAnswer(appLinksQuery), NONE).filter(({ isActive }) => isActive);
  if (active.length === 0) return null;
  return (
    <>
      {heading}
      <ul className={styles.links}>
        {active.map(({ link, image, title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links may repeat, and the whole list is replaced at once
          <li key={index}>
            <AppLink to={link} newTab className={styles.link} title={title} whenUnsafe="nothing">
              <Picture
                src={pictureAddress(image)}
                standIn={null}
                alt={title}
                width={216}
                height={64}
                fit="contain"
                className={styles.badge}
                imageClassName={styles.image}
              />
              <ProviderText className={styles.words}>{title}</ProviderText>
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}
