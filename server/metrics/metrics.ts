import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CHANGES_PATH } from '#core/contract/changes-stream.ts';
import type { Database } from '../database/tables.ts';
import { inTime } from '../in-time.ts';

/** In seconds, from an answer out of memory to an uploaded file. */
const BUCKETS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];
/** Metrics of the process must not wait for a silent database: that is when they matter most. */
const LONGEST_ANSWER_MS = 1_000;
/** One name for all requests without a route: invented addresses would fill the memory. */
const NO_ROUTE = 'none';

interface Setting {
  readonly database: Database;
  /** Pages that listen for new revisions. */
  readonly listeners: () => number;
}

/** The metrics of a server for Prometheus. Nothing in them is about a visitor. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly notices = new Counter({
    name: 'site_notices_total',
    help: 'Notices by what became of an attempt to send them.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  constructor({ database, listeners }: Setting) {
    collectDefaultMetrics({ register: this.registry });
    this.addGauge('site_listeners', 'Pages that listen for new revisions.', async () => listeners());
    this.addGauge('site_content_revision', 'The published revision, 0 for the sample.', () =>
      latest(database),
    );
    this.addGauge('site_notices_waiting', 'Notices on their way.', () => size(database, 'notice_outbox'));
    this.addGauge('site_notice_devices', 'Devices that want notices.', () => size(database, 'notice_device'));
    this.addGauge('site_messages', 'Messages of visitors that are kept.', () =>
      size(database, 'contact_message'),
    );
    this.addGauge('site_messages_waiting', 'Messages to be sent on.', () => waiting(database));
  }

  /** The media type of `text`. */
  get type(): string {
    return this.registry.contentType;
  }

  /** Everything, in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** Counts every request by its route, with the time until its answer was sent. */
  countRequests(app: FastifyInstance): void {
    const requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by method, route and status, with the time they took.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [this.registry],
    });
    app.addHook(
      'onResponse',
      async ({ method, routeOptions: { url = NO_ROUTE } }, { statusCode, elapsedTime }) => {
        // A stream lasts as long as its page is open.
        if (url === CHANGES_PATH) return;
        requests.observe({ method, route: url, status: statusCode }, elapsedTime / 1_000);
      },
    );
  }

  countNotice(outcome: string): void {
    this.notices.inc({ outcome });
  }

  private addGauge(name: string, help: string, read: () => Promise<number>): void {
    const gauge: Gauge = new Gauge({
      ...{ name, help, registers: [this.registry] },
      // The metrics of the process matter most when the database fails.
      collect: async () => {
        const value = await inTime(read(), LONGEST_ANSWER_MS).catch(() => null);
        // Without a value it is left out.
        if (value === null) gauge.remove();
        else gauge.set(value);
      },
    });
  }
}

type Counted = 'notice_outbox' | 'notice_device' | 'contact_message';

async function size(database: Database, table: Counted): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function waiting(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('inbox_forwarding')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

async function latest(database: Database): Promise<number> {
  const row = await database
    .selectFrom('content_revision')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return row?.number ?? 0;
}
