import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Session } from '#core/calendar/session.ts';
import { isOnPostgres } from '../../tests/support/postgres/database-of.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { CalendarMemory } from './calendar-memory.ts';
import { MOST_TOLD, TOLD_FOR_MS } from './change-memory.ts';

const ZONE = 'Asia/Kolkata';
const NOW = Date.UTC(2031, 4, 10, 8);
const MINUTE_MS = 60_000;

const at = (start: string, place = 'Odeon', title = 'Drama: Final'): Session => ({
  id: `${title} ${start} ${place}`,
  title,
  startsAt: start && `21/11/2031 ${start}:00`,
  endsAt: '',
  place,
});
const NINE = at('09:00');
const TEN = at('10:00');
const HEAT = at('12:00', 'Harbour', 'Rowing: Heat');

/** A memory that is told one schedule after the other; the test counts minutes from now on. */
function memoryIn(database: Database) {
  const memory = new CalendarMemory(database, ZONE);
  return {
    see: (minute: number, ...sessions: Session[]) =>
      memory.publish(
        'athens',
        new Map(sessions.map((session, index) => [`session-${index}`, session])),
        NOW + minute * MINUTE_MS,
      ),
    /** Each change as "old → new", with the minutes of its first and its last edit. */
    told: async (minute: number) => {
      const changes = await memory.changes('athens', NOW + minute * MINUTE_MS);
      const minuteOf = (time: number) => (time - NOW) / MINUTE_MS;
      return changes.map(
        ({ was, is, beganAt, changedAt }) =>
          `${was?.id ?? 'nothing'} → ${is?.id ?? 'nothing'}, ${minuteOf(beganAt)} to ${minuteOf(changedAt)}`,
      );
    },
    idsAt: async (minute: number) =>
      (await memory.changes('athens', NOW + minute * MINUTE_MS)).map(({ id }) => id),
  };
}

async function newMemory() {
  const database = await openDatabase(null);
  onTestFinished(() => database.destroy());
  return memoryIn(database);
}

describe('the changes of a schedule', () => {
  it('DATA-09 are none at first sight, and none of an empty schedule', async () => {
    const { see, told } = await newMemory();
    await see(0);
    await see(1, NINE, HEAT);
    expect(await told(1)).toEqual([]);
    await see(2);
    expect(await told(2)).toEqual([]);
  });

  it('DATA-09 are one for each session, the last one first', async () => {
    const { see, told } = await newMemory();
    await see(0, NINE);
    await see(10, TEN, HEAT);
    await see(20, TEN);
    expect(await told(20)).toEqual([
      `${HEAT.id} → nothing, 20 to 20`,
      `${NINE.id} → ${TEN.id}, 10 to 10`,
      `nothing → ${HEAT.id}, 10 to 10`,
    ]);
  });

  it('DATA-09 edits within five minutes are one change with the last state, under the same id', async () => {
    const { see, told, idsAt } = await newMemory();
    await see(0, NINE);
    await see(10, TEN);
    const first = await idsAt(10);
    const elsewhere = at('10:00', 'Stoa');
    await see(14, elsewhere);
    expect(await told(14)).toEqual([`${NINE.id} → ${elsewhere.id}, 10 to 14`]);
    expect(await idsAt(14)).toEqual(first);
    // Five minutes count from the first edit.
    await see(15, TEN);
    expect(await told(15)).toEqual([
      `${elsewhere.id} → ${TEN.id}, 15 to 15`,
      `${NINE.id} → ${elsewhere.id}, 10 to 14`,
    ]);
  });

  it.each([
    ['a move', [TEN, HEAT]],
    ['a removal', [HEAT]],
    ['a new session', [NINE, HEAT, at('18:00', 'Stoa', 'Poetry: Final')]],
    ['another name', [{ ...NINE, id: 'act', title: 'Drama: Last act' }, HEAT]],
  ])('DATA-09 %s that is taken back within five minutes is none', async (_what, schedule) => {
    const { see, told } = await newMemory();
    await see(0, NINE, HEAT);
    await see(10, ...schedule);
    expect(await told(10)).toHaveLength(1);
    await see(14, NINE, HEAT);
    expect(await told(14)).toEqual([]);
  });

  it('DATA-09 a session that comes back at another time within five minutes has moved', async () => {
    const { see, told } = await newMemory();
    await see(0, NINE, HEAT);
    await see(10, HEAT);
    await see(12, TEN, HEAT);
    expect(await told(12)).toEqual([`${NINE.id} → ${TEN.id}, 10 to 12`]);
  });

  it('DATA-09 an end that becomes known is none, but the last state of one, and may take it back', async () => {
    const { see, told } = await newMemory();
    const until = (end: string) => ({ ...NINE, id: 'nine', endsAt: `21/11/2031 ${end}:00` });
    const open = { ...until(''), endsAt: '' };
    await see(0, open);
    await see(10, until('10:00'));
    expect(await told(10)).toEqual([]);
    await see(20, open);
    expect(await told(20)).toEqual(['nine → nine, 20 to 20']);
    await see(22, until('11:00'));
    expect(await told(22)).toEqual(['nine → nine, 20 to 22']);
    await see(24, until('10:00'));
    expect(await told(24)).toEqual([]);
  });

  it('DATA-09 another spelling of the same schedule is none', async () => {
    const { see, told } = await newMemory();
    await see(0, NINE);
    await see(10, { ...NINE, startsAt: '2031-11-21T09:00', place: 'ODEON' });
    expect(await told(10)).toEqual([]);
  });

  it('DATA-09 are told for thirty days', async () => {
    const { see, told } = await newMemory();
    const lasts = TOLD_FOR_MS / MINUTE_MS;
    await see(0, NINE);
    await see(10, TEN);
    expect(await told(9 + lasts)).toHaveLength(1);
    expect(await told(10 + lasts)).toEqual([]);
  });

  it('DATA-09 are the latest ones, if a whole festival has moved', async () => {
    const { see, told } = await newMemory();
    const many = (place: string) =>
      Array.from({ length: 2_500 }, (_, index) => at('09:00', place, `Drama: Heat ${index}`));
    await see(0, ...many('Odeon'));
    await see(10, ...many('Stoa'));
    expect(await told(10)).toHaveLength(MOST_TOLD);
    await see(12, ...many('Odeon'));
    expect(await told(12)).toEqual([]);
  });

  it('DATA-09 events do not know of each other', async () => {
    const database = await openDatabase(null);
    onTestFinished(() => database.destroy());
    const memory = new CalendarMemory(database, ZONE);
    for (const [event, session] of [
      ['athens', NINE],
      ['delphi', NINE],
      ['athens', TEN],
    ] as const)
      await memory.publish(event, new Map([['final-1', session]]), NOW);
    expect(await memory.changes('athens', NOW)).toHaveLength(1);
    expect(await memory.changes('delphi', NOW)).toEqual([]);
  });
});

// Earlier releases had the embedded one alone.
describe.skipIf(isOnPostgres())('the database of an earlier release', () => {
  it('DATA-09 keeps what calendars have said, and changes are told from there on, also after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'changes-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const earlier = await openDatabase(folder);
    await memoryIn(earlier).see(0, NINE);
    const tables = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'
      and name not in ('contact_message', 'calendar_session')`.execute(earlier);
    for (const { name } of tables.rows) await sql`drop table ${sql.table(name)}`.execute(earlier);
    await sql`delete from kysely_migration where name > '0003'`.execute(earlier);
    await earlier.destroy();

    const database = await openDatabase(folder);
    await memoryIn(database).see(10, TEN);
    const ids = await memoryIn(database).idsAt(10);
    await database.destroy();

    const restarted = await openDatabase(folder);
    onTestFinished(() => restarted.destroy());
    expect(await memoryIn(restarted).told(20)).toEqual([`${NINE.id} → ${TEN.id}, 10 to 10`]);
    expect(await memoryIn(restarted).idsAt(20)).toEqual(ids);
  });
});
