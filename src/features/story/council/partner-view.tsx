import './texts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { MissingPartner } from './missing-partner.tsx';
import styles from './partner-view.module.css';
import { Portrait } from './portrait.tsx';
import type { Partner } from './use-partner.ts';

interface PartnerViewProps {
  readonly partner: Partner;
  /** Content next to the link to the council. */
  readonly action?: ReactNode;
  /** Content below everything else. */
  readonly children?: ReactNode;
}

/**
 * Partner information: photo, name, designation, country and description of a member (COUNCIL-06). The heading stays
 * the same element in every state, because it may have the focus. Everything that comes and goes is its own element,
 * because browser translators move text nodes (reading Q-52).
 */
export function PartnerView({ partner, action, children }: PartnerViewProps) {
  const { t } = useTranslation();
  const { state, member } = partner;
  const isLoading = state === 'loading';
  const isMissing = state === 'unknown' || state === 'unsaved';
  return (
    <>
      <div className={`on-slip ${styles.band}`} aria-busy={isLoading}>
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.words}>
            <Breadcrumbs trail={[{ label: t('council.title'), to: paths.council() }]} />
            <h1 className={styles.title}>
              {member !== null && (
                <span className={classNames(styles.name, leadingOf(member.name))} translate="no">
                  <ProviderText>{member.name}</ProviderText>{' '}
                </span>
              )}
              {isMissing ? (
                <span>{t(state === 'unknown' ? 'council.notFound' : 'unsaved.what.partner')}</span>
              ) : (
                <span className={styles.kind}>{t('council.partner')}</span>
              )}
            </h1>
            {isLoading && <Skeleton shape="title" width="long" />}
            {member !== null && member.designation !== '' && (
              <p className="lead">
                <ProviderText>{member.designation}</ProviderText>
              </p>
            )}
            {member !== null && member.country !== '' && (
              <p className="muted">
                <ProviderText>{member.country}</ProviderText>
              </p>
            )}
          </div>
          {member !== null && (
            <Portrait
              member={member}
              alt={t('council.portrait', { name: member.name })}
              loading="eager"
              className={styles.photo}
            />
          )}
          {isLoading && <Skeleton shape="picture" className={styles.photo} />}
        </div>
      </div>
      {isMissing ? (
        <MissingPartner reason={partner.state === 'unsaved' ? partner.reason : 'unknown'} />
      ) : (
        <div className={`wrap section-tight ${styles.columns}`}>
          <div className={styles.text}>
            {member !== null && hasMarkup(member.description) && (
              <SafeHtml html={member.description} headingsBelow={1} className="lead measure" />
            )}
            <div>
              <div className={styles.ways}>
                <ArrowLink to={paths.council()}>{t('council.whole')}</ArrowLink>
                {action}
              </div>
              {children}
            </div>
          </div>
        </div>
      )}
    </>
  );
}
