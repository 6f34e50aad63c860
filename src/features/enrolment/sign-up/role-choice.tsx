import './texts.ts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Role, roles } from '#content/reference/enrolment-lists.ts';
import { useUnsavedWork } from '../../../data/outbox/unsaved-work.ts';
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { Button } from '../../../ui/links/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { rememberedEntries } from './remembered-entries.ts';

interface RoleChoiceProps {
  /** The initial choice. */
  role: Role;
  onNext: (role: Role) => void;
}

/**
 * Choice of the role to sign up for (SIGNUP-01). Choosing needs no script. Next is a plain button, not a submit button: a
 * click before hydration is replayed afterwards.
 */
export function RoleChoice({ role, onNext }: RoleChoiceProps) {
  const { t } = useTranslation();
  const [typed] = useState(rememberedEntries);
  useUnsavedWork(Object.values(typed).some((entry) => entry !== ''));
  const goOn = (form: HTMLFormElement | null) => {
    const chosen = form && new FormData(form).get('category');
    onNext(roles.find((one) => one === chosen) ?? role);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    goOn(event.currentTarget);
  };
  return (
    <form method="dialog" onSubmit={onSubmit}>
      <ChoiceGroup
        look="rows"
        name="category"
        label={t('signUp.role.legend')}
        options={roles.map((value) => ({ value, label: t(`signUp.roles.${value}`) }))}
        defaultValue={role}
      />
      <Button onClick={({ currentTarget }) => goOn(currentTarget.form)}>
        {t('signUp.role.next')}
        <Icon name="arrow-right" />
      </Button>
    </form>
  );
}
