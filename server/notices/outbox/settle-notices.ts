import type { Selectable } from 'kysely';
import type { NoticeOutboxTable } from '../../database/notice-rows.ts';
import type { Database } from '../../database/tables.ts';
import { valueList } from '../../database/value-list.ts';
import type { PushOutcome } from '../sending/push-outcome.ts';
import { dropNotices } from './outbox.ts';
import { isNothing, leftAfter, type Outstanding } from './outstanding.ts';
import type { TakenNotice } from './take-notices.ts';

/** The outcome of a notice that was taken; `rest`: until when its push service is left alone. */
export interface Settled {
  readonly taken: TakenNotice;
  readonly outcome: PushOutcome | { readonly outcome: 'rest'; readonly until: number };
}

const SHORTEST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 30 * 60_000;
/** A device whose messages are refused this often in a row counts as gone. */
const MOST_REFUSALS = 5;

/**
 * Stores the outcomes of notices. A notice that changed while it was being sent is due again, with what the device does
 * not know yet. For use inside a transaction.
 *
 * @param now milliseconds since 1970
 */
export async function settleNotices(db: Database, settled: readonly Settled[], now: number): Promise<void> {
  const gone = settled.filter(({ outcome }) => outcome.outcome === 'gone');
  const devices = gone.map(({ taken }) => taken.device.id);
  if (devices.length > 0)
    await db.deleteFrom('notice_device').where('id', 'in', valueList(devices)).execute();
  const ids = settled.map(({ taken }) => taken.id);
  const rows = await db.selectFrom('notice_outbox').selectAll().where('id', 'in', valueList(ids)).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const done: number[] = [];
  for (const { taken, outcome } of settled) {
    const row = byId.get(taken.id);
    await noteHealth(db, taken, outcome.outcome);
    if (row === undefined || outcome.outcome === 'gone') continue;
    const next = nextState(row, taken, outcome, now);
    if (next === null) done.push(row.id);
    else
      await db
        .updateTable('notice_outbox')
        .set({ is_taken: 0, ...next })
        .where('id', '=', row.id)
        .execute();
  }
  await dropNotices(db, done);
}

type Row = Selectable<NoticeOutboxTable>;

/** Returns what a notice on its way becomes; null if it is done with. */
function nextState(
  row: Row,
  taken: TakenNotice,
  outcome: Exclude<Settled['outcome'], { outcome: 'gone' }>,
  now: number,
): Pick<Row, 'due_at' | 'notice' | 'attempts'> | null {
  const isChanged = row.version !== taken.version;
  const { attempts, ends_at } = row;
  const written: Outstanding = JSON.parse(row.notice);
  if (outcome.outcome === 'sent' || outcome.outcome === 'refused' || outcome.outcome === 'unfit') {
    const left = outcome.outcome === 'sent' ? leftAfter(written, taken.notice) : written;
    if (!isChanged || isNothing(left)) return null;
    return { due_at: now, notice: JSON.stringify(left), attempts: 0 };
  }
  if (isNothing(written)) return null;
  const due = outcome.outcome === 'rest' ? outcome.until : now + waitAfter(attempts, outcome.waitMs);
  if (due >= ends_at) return null;
  return { due_at: due, notice: row.notice, attempts: attempts + (outcome.outcome === 'rest' ? 0 : 1) };
}

/** Twice the time after each attempt, and not all at once. */
function waitAfter(attempts: number, asked: number | null): number {
  const wait = Math.min(SHORTEST_WAIT_MS * 2 ** Math.min(attempts, 10), LONGEST_WAIT_MS);
  return Math.round(Math.max(wait, asked ?? 0) * (1 + Math.random() / 4));
}

async function noteHealth(db: Database, { device }: TakenNotice, outcome: string): Promise<void> {
  if (outcome === 'refused' && device.failures + 1 >= MOST_REFUSALS)
    await db.deleteFrom('notice_device').where('id', '=', device.id).execute();
  else if (outcome === 'refused' || (outcome === 'sent' && device.failures > 0)) {
    const failures = outcome === 'sent' ? 0 : device.failures + 1;
    await db.updateTable('notice_device').set({ failures }).where('id', '=', device.id).execute();
  }
}
