import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { DESK_API } from '#core/desk/addresses.ts';
import type { ContentReport } from '#core/desk/content.ts';
import { askDesk, query } from '../api/ask-desk.ts';
import { inWords, refusalOf } from '../api/desk-failure.ts';
import { OnceStarted } from '../content/once-started.tsx';
import { DownloadLink } from '../frame/download-link.tsx';
import { Failure } from '../frame/failure.tsx';
import { Page } from '../frame/page.tsx';
import { FileDrop } from '../programme/file-drop.tsx';
import styles from '../programme/import.module.css';
import { ContentReportList } from './content-report.tsx';

const LOOK_AGAIN = 'Below is what the file would change now. If that’s right, press Import again.';

/** All content as one file, and from one: to keep it, or to carry it to another server. */
export function TransferPage() {
  return (
    <OnceStarted>
      <Page
        title="All content"
        above={<Link to="/content">Content</Link>}
        intro="Everything the desk has, as one file: to keep, to edit elsewhere or to move to another server. It doesn’t include people or messages."
      >
        <p>
          <DownloadLink href={`${DESK_API}/content.json`}>Download all content</DownloadLink>
        </p>
        <Import />
      </Page>
    </OnceStarted>
  );
}

function Import() {
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ContentReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // How an import went has to be told: until then, nothing else is asked.
  const [isImporting, setImporting] = useState(false);
  // Of several files the last one counts, also if an earlier one is answered after it.
  const turn = useRef(0);
  const client = useQueryClient();

  /** @param why an additional message, shown with the answer */
  async function send(what: File, seen: ContentReport | null, why: string | null = null) {
    const own = ++turn.current;
    setFailure(null);
    setBusy(true);
    setImporting(seen !== null);
    if (seen === null) setReport(null);
    const values = seen === null ? { dryRun: 1 } : { latestChange: seen.latestChange ?? undefined };
    try {
      const answer = await askDesk<ContentReport>('POST', `/content.json${query(values)}`, what);
      if (own === turn.current) {
        setReport(answer);
        setFailure(why);
      }
      if (answer.isImported) await client.invalidateQueries();
    } catch (error) {
      if (own !== turn.current) return;
      const isOutdated = refusalOf(error)?.error === 'conflict';
      if (isOutdated) await send(what, null, `${inWords(error)} ${LOOK_AGAIN}`);
      else setFailure(inWords(error));
    } finally {
      if (own === turn.current) {
        setBusy(false);
        setImporting(false);
      }
    }
  }

  return (
    <div className={styles.steps}>
      <FileDrop
        file={file}
        label="Content file"
        accept=".json"
        hint="Drop it here, or choose it. A file downloaded here, or written as content.md describes."
        isDisabled={isImporting}
        onChoose={(chosen) => {
          setFile(chosen);
          void send(chosen, null);
        }}
      />
      {failure && <Failure {...(file ? { onRetry: () => void send(file, null) } : {})}>{failure}</Failure>}
      {isBusy && <p role="status">Reading {file?.name}…</p>}
      {report && file && !isBusy && <ContentReportList report={report} onImport={() => send(file, report)} />}
    </div>
  );
}
