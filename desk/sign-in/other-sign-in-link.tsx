import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { DESK_API } from '#core/desk/addresses.ts';
import type { OtherSignIn } from '#core/desk/people.ts';
import { askDesk, query } from '../api/ask-desk.ts';

interface OtherSignInLinkProps {
  /** The path of the desk that it leads back to; the desk itself if left out. */
  readonly to?: string | undefined;
  readonly isInOtherTab?: boolean;
}

/** The way to the other service at which one may sign in, if there is one. */
export function OtherSignInLink({ to, isInOtherTab = false }: OtherSignInLinkProps) {
  const { data: other } = useQuery({
    queryKey: ['provider'],
    queryFn: () => askDesk<OtherSignIn | null>('GET', '/provider'),
  });
  if (!other) return null;
  return (
    <p>
      <Button
        component="a"
        href={`${DESK_API}/provider/begin${query({ to })}`}
        {...(isInOtherTab ? { target: '_blank', rel: 'noopener' } : {})}
      >
        Sign in with {other.name}
      </Button>
      {isInOtherTab && ' It opens in another tab. Come back to this one once you’re signed in.'}
    </p>
  );
}
