import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/links/button.tsx';
import styles from './staff-action.module.css';

interface StaffActionProps {
  /** On its button. */
  readonly name: string;
  readonly text: string;
  /** What is asked before it is done, and the words that say yes. */
  readonly question?: { readonly words: string; readonly yes: string };
  /** Does it, and says how it went. */
  readonly onRun: () => Promise<string>;
  /** What it has brought. */
  readonly children?: ReactNode;
}

/** Something the staff can have done: what it is, its button, perhaps one question, and how it went. */
export function StaffAction({ name, text, question, onRun, children }: StaffActionProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'rest' | 'asking' | 'busy'>('rest');
  const [outcome, setOutcome] = useState('');

  /** The button that was pressed goes with the question. */
  const leaveQuestion = (next: 'rest' | 'busy') => {
    setStep(next);
    button.current?.focus();
  };
  const run = async () => {
    leaveQuestion('busy');
    const words = await onRun().catch((error: unknown) => {
      console.warn('A wish of the staff could not be met.', error);
      return t('kioskStaff.actions.failed');
    });
    setOutcome(words);
    setStep('rest');
  };
  const press = () => {
    if (step === 'busy') return;
    setOutcome('');
    if (question === undefined) void run();
    else setStep('asking');
  };

  return (
    <div className={styles.action}>
      <p className="measure">{text}</p>
      <Button ref={button} look="lined" aria-disabled={step === 'busy'} onClick={press}>
        {name}
      </Button>
      <div role="status">
        {step === 'asking' && <p>{question?.words}</p>}
        {step === 'busy' && <p>{t('kioskStaff.actions.busy')}</p>}
        {step === 'rest' && outcome !== '' && <p>{outcome}</p>}
      </div>
      {step === 'asking' && (
        <div className={styles.answers}>
          <Button onClick={() => void run()}>{question?.yes}</Button>
          <Button look="lined" onClick={() => leaveQuestion('rest')}>
            {t('kioskStaff.actions.no')}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}
