import './texts.ts';
import { useTranslation } from 'react-i18next';
import { useUnsavedWork } from '../../../data/outbox/unsaved-work.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCheckedForm } from '../../../ui/form/use-checked-form.ts';
import { Button } from '../../../ui/links/button.tsx';
import { checkLogIn, LOG_IN_FIELDS, type LogInField } from './check-entries.ts';
import styles from './log-in-form.module.css';

interface LogInFormProps {
  /** Called when the entries are good; the form has forgotten them by then. */
  onGood: () => void;
}

/** The log-in form (section 5, LOGIN-01, SIGNUP-11). It checks the entries, and neither sends nor stores them. */
export function LogInForm({ onGood }: LogInFormProps) {
  const { t } = useTranslation();
  const { form, problems, attempt, isDirty, empty } = useCheckedForm({
    fields: LOG_IN_FIELDS,
    check: checkLogIn,
    onGood: forgetAndGoOn,
  });
  useUnsavedWork(isDirty);

  function forgetAndGoOn(): void {
    empty();
    onGood();
  }

  const textOf = (field: LogInField) => problems[field] && t(`logIn.problem.${field}`);
  const errors = LOG_IN_FIELDS.flatMap((field) => {
    const text = textOf(field);
    return text === undefined ? [] : [{ fieldId: idOf(field), text }];
  });
  const looks = (field: LogInField) => ({
    id: idOf(field),
    name: field,
    label: t(`logIn.${field}`),
    error: textOf(field),
    required: true,
  });

  return (
    <form {...form} aria-label={t('logIn.formName')} className={styles.form}>
      <div className={styles.about}>
        <h2 className="d4">{t('logIn.check.title')}</h2>
        <p>{t('logIn.check.words')}</p>
      </div>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField
        {...looks('username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField {...looks('password')} autoComplete="current-password" />
      <Button type="submit" className={styles.send}>
        {t('logIn.send')}
      </Button>
    </form>
  );
}

const idOf = (field: LogInField) => `log-in-${field}`;
