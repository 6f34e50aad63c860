import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { OutlinePage } from '../outline/outline-page.tsx';

/**
 * Signing up needs a role, which is picked on the page before (section 2). The entry is replaced, so that Back leads
 * past it (decision Q-45).
 */
export function SignUpPage() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.chooseRole(), { replace: true });
  }, [navigate]);
  return <OutlinePage />;
}
