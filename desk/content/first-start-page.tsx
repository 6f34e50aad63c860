import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ToStart } from '#core/desk/content.ts';
import { askDesk } from '../api/ask-desk.ts';
import { inWords } from '../api/desk-failure.ts';
import { contentChanged } from '../api/queries.ts';
import { Failure } from '../frame/failure.tsx';
import { Page } from '../frame/page.tsx';
import styles from './first-start-page.module.css';

/** A way to begin; each button leads to where it goes on, or stays at the address that was opened. */
interface Way {
  readonly name: string;
  readonly says: string;
  readonly from: ToStart['from'];
  readonly buttons: readonly { readonly words: string; readonly to?: string }[];
}

const WAYS: readonly Way[] = [
  {
    from: 'sample',
    name: 'Start from the sample',
    says: 'You begin with what visitors see now and replace it bit by bit. This is the easiest way to see how everything fits together.',
    buttons: [{ words: 'Start from the sample' }],
  },
  {
    from: 'empty',
    name: 'Start empty',
    says: 'There’s nothing there yet. Add your event first, under Content, then write its programme.',
    buttons: [{ words: 'Start empty' }],
  },
  {
    from: 'empty',
    name: 'Start from a file',
    says: 'Is your programme in a spreadsheet, a calendar or a conference tool? Say which event it’s for, then choose the file. Or do you have all content as a file, perhaps from another server? Either way you see what’s in it before anything is imported.',
    buttons: [
      { words: 'Import a programme', to: '/import' },
      { words: 'Import all content', to: '/all-content' },
    ],
  },
];

/** How to begin with content of one's own. */
export function FirstStartPage() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();

  async function start(from: ToStart['from'], to: string | undefined) {
    setBusy(true);
    setFailure(null);
    try {
      await askDesk('POST', '/start', { from } satisfies ToStart);
      if (to !== undefined) await navigate(to);
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
        {WAYS.map(({ from, name, says, buttons }, place) => (
          <li key={name}>
            <h2>{name}</h2>
            <p>{says}</p>
            {buttons.map(({ words, to }) => (
              <Button
                key={words}
                variant={place === 0 ? 'contained' : 'outlined'}
                disabled={isBusy}
                onClick={() => void start(from, to)}
              >
                {words}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Page>
  );
}
