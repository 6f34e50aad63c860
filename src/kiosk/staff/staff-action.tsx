import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/links/button.tsx';
import styles from './staff-action.module.css';

interface StaffActionProps {
  /** The button's label. */
  readonly name: string;
  readonly text: string;
  /** The question before the action, and the label that confirms it. */
  readonly question?: { readonly words: string; readonly yes: string };
  /** Runs the action and returns a message about the result. */
  readonly onRun: () => Promise<string>;
  /** Content to show after the action. */
  readonly children?: ReactNode;
}

/** An action for the staff: a description, a button, an optional question, and the result. */
export function StaffAction({ name, text, question, onRun, children }: StaffActionProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'rest' | 'asking' | 'busy'>('rest');
  const [outcome, setOutcome] = useState('');

  /** The pressed button is removed with the question. */
  const leaveQuestion = (next: 'rest' | 'busy') => {
    setStep(next);
    button.current?.focus();
  };
  const run = async () => {
    leaveQuestion('busy');
    const words = await onRun().catch((error: unknown) => {
      console.warn('An action of the staff page failed.', error);
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
