import { useContext } from 'react';
import { PlaceLinkContext } from '../../../../domain/venues/place-link.ts';
import { AppLink } from '../../../../ui/links/app-link.tsx';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import styles from './place-name.module.css';

/** The name of a place. Leads to it on the venue's plan, if the plan has it. */
export function PlaceName({ address }: { readonly address: string }) {
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
