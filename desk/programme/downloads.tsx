import { DownloadLink } from '../frame/download-link.tsx';
import styles from './import.module.css';
import { EXPORTS, exportAddress, TEMPLATE } from './programme-api.ts';

/** The programme as it is now, to edit it elsewhere, and an empty one to fill in. */
export function Downloads({ event }: { readonly event: string }) {
  return (
    <section className={styles.report} aria-label="Downloads">
      <h2>Downloads</h2>
      <p>
        The programme as the desk has it now:{' '}
        {EXPORTS.map(({ format, words }, place) => (
          <span key={format}>
            {place > 0 && ', '}
            <DownloadLink href={exportAddress(event, format)}>{words}</DownloadLink>
          </span>
        ))}
      </p>
      <p>
        <DownloadLink href={TEMPLATE}>A spreadsheet to fill in</DownloadLink>, with an example and notes
      </p>
    </section>
  );
}
