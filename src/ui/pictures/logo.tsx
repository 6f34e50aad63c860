import { settings } from '#core/settings.ts';
import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

/** Emblem and name. The link around it needs its own label: "Pythian Games, home". */
export function Logo({
  className,
  size = 'regular',
}: {
  className?: string | undefined;
  size?: 'regular' | 'large' | undefined;
}) {
  return (
    <span
      className={classNames(styles.logo, size === 'large' && styles.large, 'notranslate', className)}
      translate="no"
    >
      <svg
        className={styles.mark}
        viewBox="-50 -50 100 100"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <circle r="50" />
        <path
          className={styles.leaves}
          d="M5.4 35.08q7.77 8.31 20.81 2.81Q15.1 29.12 5.4 35.08m19-9.68q11.17 2.15 18.49-9.96-14.14-.57-18.49 9.96m9.68-19q10.31-4.83 9.1-18.93-11.77 7.86-9.1 18.93m-3.34-21.06q5.51-9.97-3.76-20.66-4.9 13.27 3.76 20.66M-5.4 35.08q-9.7-5.96-20.81 2.81 13.04 5.5 20.81-2.81m-19-9.68q-4.35-10.53-18.49-9.96 7.32 12.11 18.49 9.96m-9.68-19q2.67-11.07-9.1-18.93-1.21 14.1 9.1 18.93m3.34-21.06q8.66-7.39 3.76-20.66-9.27 10.69-3.76 20.66"
        />
        <path
          className={styles.leaves}
          d="M-19.78-17.42h39.56v5.16h-39.56Zm6.02 5.16c.86 8.6-4.3 13.76-2.58 21.5S-7.74 20.42 0 20.42s14.62-3.44 16.34-11.18-3.44-12.9-2.58-21.5H8.6C8.17-2.8 12.04 2.36 10.84 8.38c-.95 4.3-5.68 6.36-10.84 6.36s-9.89-2.06-10.84-6.36C-12.04 2.36-8.17-2.8-8.6-12.26Zm9.03-.17v28.38h1.55v-28.38Zm3.96 0v28.38H.78v-28.38Zm3.95 0v28.38h1.55v-28.38Z"
        />
      </svg>
      <span className={styles.name}>{settings.productName}</span>
    </span>
  );
}
