import '../texts.ts';
import './texts.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/links/button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';

/** Shown if the code of a friend's list cannot be loaded. */
export function FriendPlanLost({ onEnd }: { readonly onEnd: () => void }) {
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
      {t('friend.lost')}
    </Notice>
  );
}
