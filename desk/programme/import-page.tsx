import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProgrammeReport } from '#core/desk/content.ts';
import { formatZoneName } from '#core/time/format/zone-name.ts';
import { inWords, refusalOf } from '../api/desk-failure.ts';
import { contentChanged, useAllItems } from '../api/queries.ts';
import { eventChoices } from '../content/event-choices.ts';
import { OnceStarted } from '../content/once-started.tsx';
import { Choose } from '../frame/choose.tsx';
import { Failure } from '../frame/failure.tsx';
import { Page } from '../frame/page.tsx';
import { localNow } from '../today/local-time.ts';
import { eventOfDay, festivalDayOf } from '../today/todays-event.ts';
import { Downloads } from './downloads.tsx';
import { FileDrop } from './file-drop.tsx';
import styles from './import.module.css';
import { AS_IT_IS, type Reading, sendProgramme } from './programme-api.ts';
import { ReadingForm } from './reading-form.tsx';
import { Report } from './report.tsx';

/** The programme of an event from a file: what it would change first, then the import. */
export function ImportPage() {
  return (
    <OnceStarted>
      <Page
        title="Import"
        intro="Import the programme of one event from a spreadsheet, a calendar or a conference tool. First you see what the file would change. An import is all or nothing, and visitors see nothing until you publish."
      >
        <Import />
      </Page>
    </OnceStarted>
  );
}

const LOOK_AGAIN = 'Below is what the file would change now. If that’s right, press Import again.';

function Import() {
  const { data: events = [] } = useAllItems('event');
  const [chosen, setChosen] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState<Reading>(AS_IT_IS);
  const [report, setReport] = useState<ProgrammeReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // How an import went has to be told: until then, nothing else is asked.
  const [isImporting, setImporting] = useState(false);
  // Of several questions the last one counts, also if an earlier one is answered after it.
  const turn = useRef(0);
  const client = useQueryClient();
  const event = chosen || (eventOfDay(events, festivalDayOf(localNow(Date.now())))?.id ?? '');

  /** @param why an additional message, shown with the answer */
  async function send(
    what: File,
    how: Reading,
    to: string,
    seen: ProgrammeReport | null,
    why: string | null = null,
  ) {
    const own = ++turn.current;
    setFailure(null);
    setBusy(true);
    setImporting(seen !== null);
    // What another file or reading would change must not be imported with this one.
    if (seen === null) setReport(null);
    try {
      const answer = await sendProgramme(to, what, how, seen);
      if (own === turn.current) {
        setReport(answer);
        setFailure(why);
      }
      if (seen !== null) await contentChanged(client, 'scheduleEntry');
    } catch (error) {
      if (own !== turn.current) return;
      const isOutdated = refusalOf(error)?.error === 'conflict';
      if (isOutdated) await send(what, how, to, null, `${inWords(error)} ${LOOK_AGAIN}`);
      else setFailure(inWords(error));
    } finally {
      if (own === turn.current) {
        setBusy(false);
        setImporting(false);
      }
    }
  }

  function choose(what: File) {
    setFile(what);
    setReading(AS_IT_IS);
    void send(what, AS_IT_IS, event, null);
  }

  function read(how: Reading) {
    setReading(how);
    if (file) void send(file, how, event, null);
  }

  if (events.length === 0)
    return (
      <p>
        A programme belongs to an event, and there’s none yet.{' '}
        <Link to="/event/create" state={{ next: '/import' }}>
          Add the event
        </Link>{' '}
        first; once it’s saved, you’re back here to choose the file.
      </p>
    );
  return (
    <div className={styles.steps}>
      <Choose
        label="Event"
        value={event}
        choices={eventChoices(events)}
        isDisabled={isImporting}
        onChoose={(id) => {
          setChosen(id);
          // The confirmation of an empty schedule was for another event.
          const anew = { ...reading, isEmptyMeant: false };
          setReading(anew);
          if (file) void send(file, anew, id, null);
        }}
      />
      <FileDrop
        file={file}
        label="File with the programme"
        accept=".xlsx,.csv,.tsv,.txt,.ics,.json,.xml"
        hint={`Drop it here, or choose it. XLSX, CSV, ICS, schedule.json or schedule XML. Times without a time zone count as local to the event: ${formatZoneName('en', Date.now())}.`}
        isDisabled={isImporting}
        onChoose={choose}
      />
      {failure && (
        <Failure {...(file ? { onRetry: () => void send(file, reading, event, null) } : {})}>
          {failure}
        </Failure>
      )}
      {isBusy && <p role="status">Reading {file?.name}…</p>}
      {report && file && !isBusy && (
        <>
          <Report
            report={report}
            onImport={() => send(file, reading, event, report)}
            onEmpty={() => read({ ...reading, isEmptyMeant: true })}
          />
          {!report.isImported && <ReadingForm report={report} reading={reading} onRead={read} />}
        </>
      )}
      <Downloads event={event} />
    </div>
  );
}
