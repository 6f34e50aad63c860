import type { FastifyInstance } from 'fastify';
import { isRecord } from '#core/contract/envelope.ts';
import type { ApiState } from '../api/api-state.ts';
import { RequestProblem } from '../api/error-answer.ts';
import { isAskedFromThisMachine } from '../api/loopback.ts';
import { isScenarioName, SCENARIOS, type ScenarioChoice } from '../api/scenario.ts';
import { CONTACT_MODES, isContactMode } from '../messages/contact-mode.ts';

const LONGEST_DELAY_MS = 60_000;

/** Adds addresses for inspecting and switching the sample server. They answer only this machine. */
export async function addProbes(scope: FastifyInstance, state: ApiState): Promise<void> {
  scope.addHook('onRequest', async (request, reply) => {
    if (!isAskedFromThisMachine(request))
      throw new RequestProblem(403, 'Only for requests from this machine.');
    reply.header('cache-control', 'no-store');
  });

  scope.get('/__received', () => state.messages.list());
  scope.get('/__requests', () => state.requests?.list() ?? []);
  scope.delete('/__requests', (_request, reply) => {
    state.requests?.clear();
    return reply.code(204).send();
  });
  scope.get('/__scenario', () => state.scenarios.choice);
  scope.put('/__scenario', (request) => {
    state.scenarios.choice = readScenario(request.body);
    return state.scenarios.choice;
  });
  scope.put('/__contact', (request) => {
    const { body } = request;
    if (!isRecord(body) || !isContactMode(body.mode)) {
      throw new RequestProblem(400, `"mode" must be one of: ${CONTACT_MODES.join(', ')}.`);
    }
    if (body.times !== undefined && !isCount(body.times)) {
      throw new RequestProblem(400, '"times" must be a whole number of at least 1.');
    }
    state.contact.set(body.mode, body.times);
    return { mode: body.mode };
  });
}

function readScenario(body: unknown): ScenarioChoice {
  if (!isRecord(body) || !isScenarioName(body.name)) {
    throw new RequestProblem(400, `"name" must be one of: ${SCENARIOS.join(', ')}.`);
  }
  const { name, only, delayMs } = body;
  if (only !== undefined && !(Array.isArray(only) && only.every((path) => typeof path === 'string'))) {
    throw new RequestProblem(400, '"only" must be a list of paths.');
  }
  if (delayMs !== undefined && !(isCount(delayMs) && delayMs <= LONGEST_DELAY_MS)) {
    throw new RequestProblem(400, `"delayMs" must be a whole number from 1 to ${LONGEST_DELAY_MS}.`);
  }
  return { name, ...(only === undefined ? {} : { only }), ...(delayMs === undefined ? {} : { delayMs }) };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}
