import { Link } from 'react-router-dom';
import { Page } from './page.tsx';

export function NotFoundPage() {
  return (
    <Page title="Nothing here" intro="There is no such page at the desk, or your role does not lead to it.">
      <Link to="/">To the start</Link>
    </Page>
  );
}
