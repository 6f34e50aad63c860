import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { registrationHref } from '../../../data/visit/registration-href.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { runsAt } from '../../../domain/schedule/runs-at.ts';
import { paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { leadAt } from './lead-at.ts';

const LOOK_AT_CALENDAR_EVERY_MS = 60_000;

interface HeroWaysProps {
  readonly event: EventDetail;
  /** When the server gave it, in milliseconds since 1970: it counts until the time is known, as on the prerendered page. */
  readonly answeredAt: number;
  /** The event's schedule; null if it has none. */
  readonly schedulePath: string | null;
  readonly trackingString: string | null;
}

/** The buttons of an event: first what can still be done, then its own one (EVENT-07). */
export function HeroWays({ event, answeredAt, schedulePath, trackingString }: HeroWaysProps) {
  const { t } = useTranslation();
  const now = useNow(LOOK_AT_CALENDAR_EVERY_MS) ?? answeredAt;
  const lead = leadAt(event, schedulePath !== null, now);
  return (
    <>
      {lead === 'schedule' && schedulePath !== null && (
        <ButtonLink to={schedulePath}>
          {t(runsAt(event, now) ? 'ui.todaysSchedule' : 'event.schedule')}
        </ButtonLink>
      )}
      {lead === 'news' && <ButtonLink to={paths.news()}>{t('events.toNews')}</ButtonLink>}
      {event.button.text !== '' && event.button.url !== '' && (
        <ButtonLink
          to={registrationHref(event.button.url, trackingString)}
          look={lead === 'own' ? undefined : 'lined'}
        >
          <ProviderText>{event.button.text}</ProviderText>
        </ButtonLink>
      )}
    </>
  );
}
