import type { ChaosReport } from './run-chaos.ts';

const MOST_EXAMPLES = 5;

/** The report in lines; the last one is the verdict. */
export function linesOf(report: ChaosReport): readonly string[] {
  const { seed, seconds, devices, readers, stored, differences } = report;
  const { sent, acknowledged, answers, storedUnheard } = devices;
  const attempts = [...answers.values()].reduce((sum, count) => sum + count, 0);
  return [
    'What was done (times, longest until all servers were ready again):',
    ...[...report.troubles].map(
      ([name, all]) => `  ${padded(all.length)} ${padded(Math.round(Math.max(...all)))} s  ${name}`,
    ),
    ...listed('Answers to devices:', answers),
    ...counted(
      'Starts that failed:',
      report.servers.flatMap(({ failedStarts }) => failedStarts),
    ),
    ...examples(differences),
    ...examples({ 'not read': readers.refusals, 'ready although away': readers.readyAlthoughAway }),
    ...examples({ 'not read before the first answer': readers.refusedBeforeFirst }),
    `SEED=${seed}: ${sent.length} messages, ${acknowledged.size} acknowledged, ${attempts - sent.length} times sent ` +
      `again (${storedUnheard} messages were stored at that time, unknown to their sender), ${stored} stored, ${seconds} s`,
    `Reads: ${readers.asked}, of these ${readers.askedWhileAway} while the database was away; ` +
      `${readers.refusals.length} refused (for ${Math.round(readers.longestRefusalMs)} ms at most); slowest ` +
      `${Math.round(readers.slowestMs)} ms. /readyz was 503 in ` +
      `${readers.readyzWhileAway - readers.readyAlthoughAway.length} of ${readers.readyzWhileAway} times while it was away.`,
    `${isGood(report) ? 'passed' : 'FAILED'}: ${differences.lost.length} lost, ${differences.doubled.length} doubled, ` +
      `${differences.outOfOrder.length} out of order, ${differences.unknown.length} unknown, ` +
      `${differences.stuck.length} stuck, ${readers.refusals.length} reads refused`,
  ];
}

/** Whether both sides agree, and visitors could read all the time. */
export function isGood({ differences, readers }: ChaosReport): boolean {
  const wrong = [...Object.values(differences), readers.refusals, readers.readyAlthoughAway];
  return wrong.every((found) => found.length === 0);
}

const padded = (count: number) => String(count).padStart(6);

function listed(heading: string, counts: ReadonlyMap<string, number>): string[] {
  const lines = [...counts].toSorted(([, one], [, other]) => other - one);
  return lines.length === 0 ? [] : [heading, ...lines.map(([name, count]) => `  ${padded(count)} ${name}`)];
}

function counted(heading: string, words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return listed(heading, counts);
}

const examples = (found: object) =>
  Object.entries(found as Record<string, readonly string[]>).flatMap(([name, all]) =>
    all.slice(0, MOST_EXAMPLES).map((text) => `  ${name}: ${text}`),
  );
