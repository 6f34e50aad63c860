import '../friend/texts.ts';
import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/links/button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';

const WORDS = {
  broken: 'saved.broken',
  'other-version': 'saved.otherVersion',
  'code-lost': 'friend.lost',
} as const;

interface UnusableListProps {
  /** What is wrong with its link, or that the code that shows it could not be loaded. */
  readonly why: keyof typeof WORDS;
  readonly onEnd: () => void;
}

/** Takes the place of a received list that cannot be shown. */
export function UnusableList({ why, onEnd }: UnusableListProps) {
  const { t } = useTranslation();
  return (
    <Notice
      role="status"
      tone="warn"
      icon="warning"
      action={
        <Button size="small" look="lined" onClick={onEnd}>
          {t('saved.close')}
        </Button>
      }
    >
      {t(WORDS[why])}
    </Notice>
  );
}
