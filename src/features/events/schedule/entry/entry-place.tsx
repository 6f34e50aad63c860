import { useContext } from 'react';
import { PlaceLinkContext } from '../../../../domain/venues/place-link.ts';
import { AppLink } from '../../../../ui/links/app-link.tsx';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import styles from './entry-place.module.css';

/** Where an entry happens. Leads to the place on the venue's plan, if the venue has one. */
export function EntryPlace({ address }: { readonly address: string }) {
  const to = useContext(PlaceLinkContext)(address);
  const words = <ProviderText>{address}</ProviderText>;
  return to === null ? (
    words
  ) : (
    <AppLink to={to} className={styles.link}>
      {words}
    </AppLink>
  );
}
