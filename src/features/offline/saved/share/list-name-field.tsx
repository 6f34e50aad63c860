import '../friend/texts.ts';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { LONGEST_NAME } from './list-name.ts';
import styles from './share.module.css';

interface ListNameFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** The name of a list that is shared, if the visitor wants to give one. It is nowhere but in the link. */
export function ListNameField({ name, onChange }: ListNameFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('friend.name')}
      optional={t('friend.optional')}
      hint={t('friend.nameHint')}
      className={styles.name}
      autoComplete="off"
      maxLength={LONGEST_NAME}
      value={name}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
