import type { CouncilMember } from '#core/contract/entities/council.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './member-card.module.css';
import { Portrait } from './portrait.tsx';

interface MemberCardProps {
  readonly member: CouncilMember;
  /** Heading level of the name. */
  readonly level: 2 | 3;
  /** The only member of a group is shown larger, with the text next to the photo. */
  readonly isAlone: boolean;
  /** Whether it is visible first, so that its photo loads eagerly. */
  readonly isEarly: boolean;
}

/**
 * Photo, name, designation and country of a member, all of it a link to the partner's page (COUNCIL-02). Missing values
 * leave no gap (COUNCIL-04).
 */
export function MemberCard({ member, level, isAlone, isEarly }: MemberCardProps) {
  const Name = `h${level}` as const;
  const looks = classNames(styles.card, isAlone && styles.alone);
  const inside = (
    <>
      <Portrait member={member} alt="" loading={isEarly ? 'eager' : 'lazy'} />
      <div className={styles.words}>
        <Name
          className={classNames(isAlone ? 'd3' : 'd5', styles.name, leadingOf(member.name))}
          translate="no"
        >
          <ProviderText>{member.name}</ProviderText>
        </Name>
        {member.designation !== '' && (
          <p>
            <ProviderText>{member.designation}</ProviderText>
          </p>
        )}
        {member.country !== '' && (
          <p className="muted">
            <ProviderText>{member.country}</ProviderText>
          </p>
        )}
      </div>
    </>
  );
  // Without a slug there is no page to link to.
  if (member.slug === '') return <div className={looks}>{inside}</div>;
  return (
    <AppLink to={paths.partner(member.slug)} className={looks}>
      {inside}
    </AppLink>
  );
}
