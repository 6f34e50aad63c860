import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ToStart } from '#core/desk/content.ts';
import { askDesk } from '../api/ask-desk.ts';
import { inWords } from '../api/desk-failure.ts';
import { contentChanged } from '../api/queries.ts';
import { Failure } from '../frame/failure.tsx';
import { Page } from '../frame/page.tsx';
import styles from './first-start-page.module.css';

const WAYS = [
  {
    from: 'sample',
    name: 'Start from the sample',
    says: 'You begin with what visitors see now and replace it bit by bit. This is the easiest way to see how everything fits together.',
  },
  {
    from: 'empty',
    name: 'Start empty',
    says: 'There’s nothing there yet. Add your event first, under Content, then import its programme or write it yourself.',
  },
] as const satisfies readonly { from: ToStart['from']; name: string; says: string }[];

/** How to begin with content of one's own. */
export function FirstStartPage() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();

  async function start(from: ToStart['from']) {
    setBusy(true);
    setFailure(null);
    try {
      await askDesk('POST', '/start', { from } satisfies ToStart);
      await contentChanged(client);
    } catch (error) {
      setFailure(inWords(error));
      setBusy(false);
    }
  }

  return (
    <Page
      title="Your own content"
      intro="Visitors see a sample until you publish your own content. Choose how you want to begin; visitors won’t see any of it yet."
    >
      {failure && <Failure>{failure}</Failure>}
      <ul className={styles.ways}>
        {WAYS.map(({ from, name, says }, place) => (
          <li key={from}>
            <h2>{name}</h2>
            <p>{says}</p>
            <Button
              variant={place === 0 ? 'contained' : 'outlined'}
              disabled={isBusy}
              onClick={() => void start(from)}
            >
              {name}
            </Button>
          </li>
        ))}
        <li>
          <h2>Import</h2>
          <p>
            Do you have a programme in a spreadsheet, a calendar or a conference tool? Start with one of the
            options above, make sure your event is there, then choose Import in the menu.
          </p>
        </li>
      </ul>
    </Page>
  );
}
