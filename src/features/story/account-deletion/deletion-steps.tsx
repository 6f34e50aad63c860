import type { deletionSteps } from '#content/policies/delete-account.ts';
import styles from './deletion-steps.module.css';

/** How to delete the account: a numbered list with large figures (POLICY-04). */
export function DeletionSteps({ steps }: { steps: typeof deletionSteps }) {
  return (
    <ol lang="en" dir="ltr" className={styles.steps}>
      {steps.map(({ name, what }) => (
        <li key={name} className={styles.step}>
          <h3 className="d4">{name}</h3>
          <p className="muted">{what}</p>
        </li>
      ))}
    </ol>
  );
}
