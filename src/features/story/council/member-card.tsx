import type { CouncilMember } from '#core/contract/entities/council.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { tallScript } from '../../../ui/words/tall-script.ts';
import styles from './member-card.module.css';
import { Portrait } from './portrait.tsx';

interface MemberCardProps {
  readonly member: CouncilMember;
  /** Rank of the name. */
  readonly level: 2 | 3;
  /** The only one of a group stands larger, with the words beside the photo. */
  readonly isAlone: boolean;
  /** Seen first, so its photo does not wait. */
  readonly isEarly: boolean;
}

/**
 * Photo, name, designation and country of a member; all of it is the link to the partner's page (COUNCIL-02). What is
 * not given leaves no trace (COUNCIL-04).
 */
export function MemberCard({ member, level, isAlone, isEarly }: MemberCardProps) {
  const Name = `h${level}` as const;
  const looks = classNames(styles.card, isAlone && styles.alone);
  const inside = (
    <>
      <Portrait member={member} alt="" loading={isEarly ? 'eager' : 'lazy'} />
      <div className={styles.words}>
        <Name
          className={classNames(isAlone ? 'd3' : 'd5', styles.name, tallScript(member.name))}
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
  // Without a slug there is no page to lead to.
  if (member.slug === '') return <div className={looks}>{inside}</div>;
  return (
    <AppLink to={paths.partner(member.slug)} className={looks}>
      {inside}
    </AppLink>
  );
}
