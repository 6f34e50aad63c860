import './texts.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countries, DIALLING_CODE, genders, type Role, states } from '#content/reference/enrolment-lists.ts';
import { useUnsavedWork } from '../../../data/outbox/unsaved-work.ts';
import type { TextKey } from '../../../i18n/namespaces.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCheckedForm } from '../../../ui/form/use-checked-form.ts';
import { Button } from '../../../ui/links/button.tsx';
import {
  checkSignUp,
  EARLIEST_BIRTHDAY,
  SHORTEST_PASSWORD,
  SIGN_UP_FIELDS,
  type SignUpEntries,
  type SignUpField,
} from './check-entries.ts';
import { ChosenRole } from './chosen-role.tsx';
import { forgetEntries, rememberEntries, rememberedEntries } from './remembered-entries.ts';
import styles from './sign-up-form.module.css';
import { todayHere } from './today-here.ts';

const check = (typed: SignUpEntries) => checkSignUp(typed, todayHere());

interface SignUpFormProps {
  role: Role;
  /** Called when the entries are good; the form has forgotten them by then. */
  onGood: () => void;
}

/**
 * The sign-up form (section 5, SIGNUP-02 to SIGNUP-11). It checks the entries, and neither sends nor stores them. All
 * entries but the passwords survive a change of the role.
 */
export function SignUpForm({ role, onGood }: SignUpFormProps) {
  const { t } = useTranslation();
  const [initial] = useState(rememberedEntries);
  const { form, problems, attempt, isDirty, empty } = useCheckedForm({
    fields: SIGN_UP_FIELDS,
    check,
    initial,
    onTyped: rememberEntries,
    onGood: forgetAndGoOn,
  });
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(todayHere()), []);
  useUnsavedWork(isDirty);

  function forgetAndGoOn(): void {
    empty();
    forgetEntries();
    onGood();
  }

  const textOf = (field: SignUpField) =>
    problems[field] &&
    t(`signUp.problem.${field}.${problems[field]}` as TextKey, { shortest: SHORTEST_PASSWORD });
  const errors = SIGN_UP_FIELDS.flatMap((field) => {
    const text = textOf(field);
    return text === undefined ? [] : [{ fieldId: idOf(field), text }];
  });
  const looks = (field: SignUpField) => ({
    id: idOf(field),
    name: field,
    label: t(`signUp.${field}`),
    error: textOf(field),
    required: true,
  });
  const mayStayEmpty = { required: false, optional: t('signUp.optional') };
  const choices = (field: SignUpField, names: readonly string[]) => ({
    ...looks(field),
    placeholder: t('signUp.choose'),
    options: names.map((value) => ({ value, label: t(`signUp.choices.${value}` as TextKey) })),
  });

  return (
    <form {...form} aria-label={t('signUp.formName')}>
      <div className={styles.about}>
        <h2 className="d4">{t('signUp.check.title')}</h2>
        <p>{t('signUp.check.words')}</p>
      </div>
      <ErrorSummary errors={errors} attempt={attempt} />
      <ChosenRole role={role} />
      <div className={styles.pair}>
        <TextField {...looks('fname')} autoComplete="given-name" />
        <TextField {...looks('lname')} {...mayStayEmpty} autoComplete="family-name" />
        <TextField {...looks('dob')} type="date" min={EARLIEST_BIRTHDAY} max={today} autoComplete="bday" />
        <SelectField {...choices('gender', genders)} autoComplete="sex" />
        <SelectField {...choices('country', countries)} autoComplete="country-name" />
        <SelectField {...choices('state', states)} autoComplete="address-level1" />
        <TextField
          {...looks('pincode')}
          hint={t('signUp.hint.pincode')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <TextField
          {...looks('phone')}
          prefix={DIALLING_CODE}
          hint={t('signUp.hint.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </div>
      <TextField {...looks('email')} {...mayStayEmpty} type="email" inputMode="email" autoComplete="email" />
      <div className={styles.pair}>
        <PasswordField
          {...looks('password')}
          hint={t('signUp.hint.password', { shortest: SHORTEST_PASSWORD })}
          minLength={SHORTEST_PASSWORD}
          autoComplete="new-password"
        />
        <PasswordField {...looks('confirm')} autoComplete="new-password" />
      </div>
      <Button type="submit" className={styles.send}>
        {t('signUp.send')}
      </Button>
    </form>
  );
}

const idOf = (field: SignUpField) => `sign-up-${field}`;
