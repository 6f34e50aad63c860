import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { CurrentAnswers } from './answers/current-answers.ts';
import type { ApiState } from './api/api-state.ts';
import { answerError, RequestProblem } from './api/error-answer.ts';
import { readJsonBodies } from './api/json-body.ts';
import { gatherMethods } from './api/other-methods.ts';
import { checkForm } from './api/request-form.ts';
import { RequestLog } from './api/request-log.ts';
import { ScenarioSwitch } from './api/scenario.ts';
import { trustIn } from './api/trusted-proxies.ts';
import { CalendarMemory } from './calendars/calendar-memory.ts';
import { followRevisions } from './calendars/follow-revisions.ts';
import { ChangeStreams } from './changes/change-streams.ts';
import { RevisionWatch } from './changes/revision-watch.ts';
import type { Contents } from './content/contents.ts';
import { PublishedContent } from './content/revisions/published-content.ts';
import { readPublished } from './content/revisions/read-published.ts';
import { Revisions } from './content/revisions/revisions.ts';
import { databaseClock } from './database/database-clock.ts';
import { openDatabase } from './database/open-database.ts';
import type { Database } from './database/tables.ts';
import { addDesk } from './desk/add-desk.ts';
import { answerDeskError, isForDesk } from './desk/answer-desk-error.ts';
import { openContentDesk } from './desk/content/open-content-desk.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { addDeskSite } from './desk/desk-site.ts';
import { endGracefully } from './end-gracefully.ts';
import { createHttpServer, LONGEST_BODY_BYTES } from './http-server.ts';
import { USUAL_INBOX } from './inbox/inbox-settings.ts';
import { openMessageDesk } from './inbox/message-desk.ts';
import { USUAL_LIMITS } from './limits.ts';
import { logToConsole, REQUEST_ID, type ServerLog } from './logs/log.ts';
import { logRequests, logWhenOver } from './logs/log-requests.ts';
import { nameRequest, requestIds } from './logs/request-id.ts';
import { openPictures } from './media/open-pictures.ts';
import { UPLOADS_FOLDER } from './media/picture-files.ts';
import { addUploads } from './media/uploads-route.ts';
import { ContactSwitch } from './messages/contact-mode.ts';
import type { MessageStore } from './messages/store.ts';
import { Metrics } from './metrics/metrics.ts';
import { Notices } from './notices/notices.ts';
import type { AppOptions } from './options.ts';
import { peopleState } from './people/people-state.ts';
import { addApi } from './routes/api.ts';
import { addCalendars } from './routes/calendars.ts';
import { addHealth } from './routes/health.ts';
import { addMetrics } from './routes/metrics.ts';
import { addProbes } from './routes/probes.ts';
import { sampleSetting } from './sample/setting.ts';
import { addEnrolmentSample } from './site/enrolment-sample.ts';
import { addMedia } from './site/media-routes.ts';
import { addOpenData } from './site/open-data-routes.ts';
import { addResetPage } from './site/reset-route.ts';
import { ResponseHeaders } from './site/response-headers.ts';
import { addSite, NOT_FOUND_FILE, sendNotFoundPage } from './site/site-routes.ts';
import { addTranslatorSample } from './site/translator-sample.ts';
import { addWidgetFrame } from './site/widget-route.ts';
import { addWidgetSample } from './site/widget-sample.ts';

type Refusal = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A request must have arrived completely within this time. */
const REQUEST_LIMIT_MS = 30_000;
const LONGEST_PATH_PART = 2_000;

/**
 * Creates the embedded API and site host, ready to listen or to be used in process (`app.routing(request, response)`).
 * Closing it closes its database.
 */
export async function createApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const { graceMs = 0, trustedProxies = [], log = logToConsole() } = options;
  const isTrusted = trustIn(trustedProxies);
  const siteDir = options.siteDir ?? null;
  const mostConnections = options.connectionsInTotal ?? USUAL_LIMITS.connectionsInTotal;
  const database = await openDatabase(options.dataDir ?? null, options.postgres);
  const clock = await databaseClock(database);
  const now = options.now ?? clock.now;
  const messageDesk = await openMessageDesk(database, options.inbox ?? USUAL_INBOX, now, log);
  const uploads = await openPictures(database, options.dataDir ?? null, now, log);
  const fixed =
    options.contentDir === undefined
      ? null
      : await readPublished(options.contentDir, options.contentPostgres);
  const withoutNotices = apiState({ ...options, now }, database, messageDesk.messages, fixed, log);
  const metrics = options.metricsToken
    ? new Metrics({ database, listeners: () => withoutNotices.changes.size })
    : null;
  const notices = await openNotices(options, database, {
    ...{ ...withoutNotices, log },
    onOutcome: (outcome) => metrics?.countNotice(outcome),
  });
  const state: ApiState = { ...withoutNotices, notices };
  const endNoting = fixed === null ? followRevisions(state, withoutNotices.watch) : null;
  const headers = new ResponseHeaders(siteDir);
  /** Errors of the router itself pass no hook. A truncated link to a page still leads to a page. */
  const answerRefused: Refusal = async (error, request, reply) => {
    logWhenOver(request, reply);
    const wantsPage = siteDir !== null && request.headers.accept?.includes('text/html') === true;
    if (wantsPage) reply.type('text/html; charset=utf-8');
    else nameRequest(request, reply);
    headers.addTo(reply);
    if (wantsPage) await sendNotFoundPage(reply, siteDir, NOT_FOUND_FILE);
    else (isForDesk(request) ? answerDeskError : answerError)(error, request, reply);
  };
  const onRefused = (status: number | null, reason = '') =>
    log.info({ status, reason }, 'What arrived was no whole request, and was refused.');
  const app = Fastify({
    bodyLimit: LONGEST_BODY_BYTES,
    serverFactory: (handle) =>
      createHttpServer(
        { limitMs: options.requestLimitMs ?? REQUEST_LIMIT_MS, mostConnections, onRefused },
        handle,
      ),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID }),
    genReqId: requestIds(isTrusted),
    // The HTTP server answers these itself.
    clientErrorHandler: () => undefined,
    // Requests on connections that are still open are answered as usual.
    return503OnClosing: false,
    forceCloseConnections: graceMs > 0 ? 'idle' : true,
    trustProxy: trustedProxies.length > 0 && isTrusted,
    routerOptions: { maxParamLength: LONGEST_PATH_PART },
    frameworkErrors: (error, request, reply) => void answerRefused(error, request, reply),
  });
  app.addHook('onClose', async () => {
    await endNoting?.();
    await notices?.stop();
    await messageDesk.stop();
    await uploads.close();
    clock.stop();
    await database.destroy();
  });
  if (graceMs > 0) endGracefully(app, graceMs);
  logRequests(app);
  metrics?.countRequests(app);
  readJsonBodies(app);
  const answerOtherMethods = gatherMethods(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(({ method }) => {
    const isKnown = app.supportedMethods.includes(method);
    throw isKnown
      ? new RequestProblem(404, 'Not found.')
      : new RequestProblem(501, 'This method is not known.');
  });
  app.addHook('onRequest', checkForm);
  app.addHook('onSend', async (_request, reply) => headers.addTo(reply));
  await app.register(fastifyStatic, {
    serve: false,
    root: siteDir ?? import.meta.dirname,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  addHealth(app, database, options.ending);
  if (metrics !== null && options.metricsToken) addMetrics(app, metrics, options.metricsToken);
  await app.register((scope) => addApi(scope, state));
  await app.register((scope) => addCalendars(scope, state));
  const people = peopleState(database, {
    ...{ ...state, passwordCost: options.passwordCost, provider: options.provider },
  });
  const content = openContentDesk(database, { ...state, language: options.language ?? 'en' }, now);
  const routes = deskRoutes({ people, content, pictures: uploads.pictures, inbox: messageDesk.inbox });
  if (options.hasDesk !== false) await app.register((scope) => addDesk(scope, routes, people));
  if (options.hasProbes === true) await app.register((scope) => addProbes(scope, state));
  addEnrolmentSample(app);
  addWidgetSample(app);
  addTranslatorSample(app);
  addMedia(app, options.mediaDir);
  // Content of another folder shows the pictures there.
  const { contentDir } = options;
  addUploads(app, contentDir === undefined ? uploads.folder : join(contentDir, UPLOADS_FOLDER));
  if (options.deskDir) addDeskSite(app, options.deskDir);
  if (siteDir !== null) {
    addWidgetFrame(app, siteDir);
    addResetPage(app, siteDir);
    addOpenData(app, siteDir);
    addSite(app, siteDir);
  }
  answerOtherMethods((_request, reply) => reply.code(204).send());
  await app.ready();
  return app;
}

function apiState(
  options: AppOptions & { readonly now: () => Date },
  database: Database,
  messages: MessageStore,
  fixed: Contents | null,
  log: ServerLog,
): Omit<ApiState, 'notices'> & { readonly watch: RevisionWatch } {
  const { now } = options;
  const timeZone = options.timeZone ?? 'Asia/Kolkata';
  const startedAt = now();
  const product = options.product ?? { name: 'Pythian Games', slug: 'pythian-games' };
  const published =
    fixed === null ? new PublishedContent(new Revisions(database, now)) : { contents: async () => fixed };
  const watch = new RevisionWatch(database, log);
  return {
    now,
    product,
    crossOrigin: { allowedOrigins: options.allowedOrigins ?? [], corsAllow: options.corsAllow ?? 'all' },
    contactPerMinute: options.contactPerMinute ?? USUAL_LIMITS.contactPerMinute,
    visitsPerMinute: options.visitsPerMinute ?? USUAL_LIMITS.visitsPerMinute,
    calendarsPerMinute: options.calendarsPerMinute ?? USUAL_LIMITS.calendarsPerMinute,
    timeZone,
    siteUrl: options.siteUrl ?? '',
    scenarios: new ScenarioSwitch(options.scenario ?? 'default'),
    contact: new ContactSwitch(),
    requests: options.hasProbes === true ? new RequestLog() : null,
    answers: new CurrentAnswers(published, (isEdge) => sampleSetting(now(), startedAt, product, isEdge)),
    messages,
    calendars: new CalendarMemory(database, timeZone),
    watch,
    changes: new ChangeStreams(watch, {
      perAddress: options.listenersPerAddress ?? USUAL_LIMITS.listenersPerAddress,
      inTotal: options.listenersInTotal ?? USUAL_LIMITS.listenersInTotal,
    }),
  };
}

async function openNotices(
  { notices }: AppOptions,
  database: Database,
  {
    answers,
    watch,
    timeZone: zone,
    now,
    log,
    onOutcome,
  }: ReturnType<typeof apiState> & { readonly log: ServerLog; readonly onOutcome: (outcome: string) => void },
): Promise<Notices | null> {
  return notices ? Notices.open(database, notices, { answers, watch, zone, now, log, onOutcome }) : null;
}
