import { Link } from 'react-router-dom';
import { Page } from './page.tsx';

export function NotFoundPage() {
  return (
    <Page title="Nothing here" intro="This page doesn’t exist, or your role can’t open it.">
      <Link to="/">Back to the desk</Link>
    </Page>
  );
}
