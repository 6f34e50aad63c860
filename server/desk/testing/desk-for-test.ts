import Fastify, { type FastifyError, type FastifyInstance, type InjectOptions, LogController } from 'fastify';
import { onTestFinished } from 'vitest';
import { DESK_API } from '#core/desk/addresses.ts';
import type { Person } from '#core/desk/people.ts';
import { sampleContent } from '../../content/start/sample-content.ts';
import { contentForThisTest, NOW } from '../../content/testing/content-for-test.ts';
import { LONGEST_BODY_BYTES } from '../../http-server.ts';
import { logToConsole, type ServerLog } from '../../logs/log.ts';
import { contentRoutes } from '../content-routes.ts';
import { DeskError } from '../desk-error.ts';
import type { DeskRoute } from '../desk-route.ts';
import { readFileBodies } from '../file-body.ts';

export const SITE = {
  ...{ timeZone: 'Asia/Kolkata', siteUrl: '', language: 'en', hasOtherApi: false },
  product: { name: 'Pythian Games', slug: 'pythian-games' },
};

/** Stands in for the gate: the person in the header `person` may do everything. */
export async function standInGate(
  routes: readonly DeskRoute[],
  log: ServerLog = logToConsole(),
): Promise<FastifyInstance> {
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({ bodyLimit: LONGEST_BODY_BYTES, loggerInstance: log, logController });
  const add = (scope: FastifyInstance, some: readonly DeskRoute[]) => {
    for (const { method, path, bodyLimit, answer } of some) {
      const person = (name: unknown) =>
        ({ id: '1', name: String(name), email: '', role: 'owner', joinedAt: '' }) as Person;
      const limit = bodyLimit === undefined ? {} : { bodyLimit };
      scope.route({
        method,
        url: DESK_API + path,
        ...limit,
        handler: (request, reply) => answer(request, reply, person(request.headers.person)),
      });
    }
  };
  app.setErrorHandler((error: FastifyError, _request, reply) =>
    error instanceof DeskError
      ? reply.code(error.status).send(error.refusal)
      : reply.code(error.statusCode ?? 500).send({ error: error.message }),
  );
  add(
    app,
    routes.filter(({ body }) => body !== 'file'),
  );
  await app.register(async (files) => {
    readFileBodies(files);
    add(
      files,
      routes.filter(({ body }) => body === 'file'),
    );
  });
  onTestFinished(() => app.close());
  return app;
}

/** The content of one test behind its routes, with people who ask. */
export async function contentDeskForThisTest(folder: string | null = null) {
  const content = await contentForThisTest(folder);
  const sample = () => sampleContent({ ...SITE, now: NOW });
  const app = await standInGate(contentRoutes({ ...content, now: () => NOW, site: SITE, sample }));
  return { ...content, app, ada: by(app, 'Ada'), bo: by(app, 'Bo') };
}

/** A person who asks: objects go as JSON, texts and bytes as they are. */
export const by =
  (app: FastifyInstance, person: string) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object | string, type?: string) => {
    const isFile = typeof body === 'string' || Buffer.isBuffer(body);
    const headers = { person, ...(isFile && { 'content-type': type ?? 'application/octet-stream' }) };
    const asked: InjectOptions = {
      method,
      url: DESK_API + path,
      headers,
      ...(body !== undefined && { payload: body }),
    };
    const answer = await app.inject(asked);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      said: isJson ? answer.json() : answer.body,
      bytes: answer.rawPayload,
    };
  };
